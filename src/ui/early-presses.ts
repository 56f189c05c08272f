declare global {
  /** What was pressed before the page answered, recorded by a script in index.html; undefined in a page without it. */
  var earlyPresses: { targets: Set<EventTarget | null>; end: () => void } | undefined
}

/** A press that the page has answered by itself. */
export const answerPress = ({ target }: { target: EventTarget | null }) =>
  globalThis.earlyPresses?.targets.delete(target)

/**
 * Presses again what was pressed in a part that did not answer yet, each once; what still doesn't is recorded again. Links
 * and the buttons of forms do their work without scripts.
 */
export function repeatPresses() {
  const targets = globalThis.earlyPresses?.targets
  if (!targets) return
  const pressed = [...targets]
  targets.clear()
  for (const target of pressed)
    if (target instanceof HTMLElement || target instanceof SVGElement)
      target.closest<HTMLElement>('[type=button], [role=tab]')?.click()
}
