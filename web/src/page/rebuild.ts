// From what the engine computed to a run as the page shows it.
import type { Channel, Force, ForceSource, Run } from "../document";
import type { Interface, Result } from "../engine/engine";

/** The run of a result: the same channels and forces as the template's, those that the engine has. */
export function runOf(result: Result, face: Interface, template: Run, label: string): Run {
  const y = result.outputs.outputs;
  const size = face.sizes.outputs;
  const table = (source: ForceSource): [Float64Array, number] => (source.from ? [result.outputs[source.from], face.outputs[source.from][1] as number] : [y, size]);
  const n = result.time.length;
  return {
    ...template,
    label,
    message: result.message,
    time: result.time,
    poses: result.outputs.poses,
    channels: template.channels.flatMap((channel) => {
      const values = channelValues(channel, result, face, y, size, n);
      return values ? [{ ...channel, values }] : [];
    }),
    forces: template.forces.flatMap((force) => {
      const made = force.source && forceOf(force, force.source, ...table(force.source), n);
      return made ? [made] : [];
    }),
    contacts: template.contacts?.flatMap((contact) => (contact.source ? [{ ...contact, at: threeOf(y, size, contact.source.at, n) }] : [])),
    audit: result.audit ? { ...result.audit } : {},
    events: result.events.map(({ name, time }) => ({ name, time })),
  };
}

function channelValues(channel: Channel, result: Result, face: Interface, y: Float64Array, size: number, n: number): Float64Array | null {
  const source = channel.source;
  if (!source) return null;
  const values = new Float64Array(n);
  if (source.from === "coordinates" || source.from === "speeds") {
    const columns = face[source.from].length;
    for (let i = 0; i < n; i++) values[i] = result[source.from][i * columns + source.column];
  } else if (source.from === "sum") {
    for (let i = 0; i < n; i++) for (const column of source.columns) values[i] += y[i * size + column];
  } else {
    for (let i = 0; i < n; i++) {
      const at = i * size + source.column;
      values[i] = Math.hypot(y[at], y[at + 1], y[at + 2]);
    }
  }
  return values;
}

/** Three columns of a table. */
function threeOf(y: Float64Array, size: number, column: number, n: number): Float32Array {
  return Float32Array.from({ length: 3 * n }, (_, i) => y[Math.floor(i / 3) * size + column + (i % 3)]);
}

function forceOf(force: Force, source: ForceSource, y: Float64Array, size: number, n: number): Force | null {
  const at = new Float32Array(3 * n);
  const vector = new Float32Array(3 * n);
  for (let i = 0; i < n; i++) {
    const row = i * size;
    let along = 0;
    if (source.normal !== undefined) for (let k = 0; k < 3; k++) along += y[row + source.vector + k] * y[row + source.normal + k];
    for (let k = 0; k < 3; k++) {
      at[3 * i + k] = y[row + source.at + k];
      const whole = y[row + source.vector + k] - (source.less === undefined ? 0 : y[row + source.less + k]);
      const normal = source.normal === undefined ? 0 : along * y[row + source.normal + k];
      vector[3 * i + k] = source.part === "normal" ? normal : source.part === "friction" ? whole - normal : whole;
    }
  }
  return { ...force, at, vector };
}
