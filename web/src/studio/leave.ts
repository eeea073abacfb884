// A question before something is lost.
import { el } from "../dom/element";

/** True where the person goes on; Escape and "Stay" mean no. */
export function ask(question: string, yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    const go = el("button", { type: "submit", value: "yes", class: "primary", "data-answer": "leave" }, yes);
    const stay = el("button", { type: "submit", value: "no", "data-answer": "stay" }, "Stay");
    const form = el("form", { method: "dialog" }, el("p", { id: "leave-question" }, question), el("div", { class: "buttons" }, go, stay));
    const dialog = el("dialog", { class: "leave", "aria-labelledby": "leave-question" }, form);
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    document.body.append(dialog);
    dialog.showModal();
    stay.focus();
  });
}
