// The engine and its parts, as the tests in Node take them.

export { loadEngine, modelOutput, type Engine, type Interface, type Request, type Result } from "./engine";
export { Live } from "./live";
export { MATHEMATICS } from "./mathematics";
export { matrix, nullSpace, pseudoSolve, singularValues } from "./matrix";
