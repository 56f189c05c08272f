const searchBoxes = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('[name=q]')]

/** Keeps what was typed into a shell's search boxes when the page takes the shell's place. */
export function keepTyped(root: HTMLElement) {
  const before = searchBoxes(root)
  const observer = new MutationObserver(() => {
    observer.disconnect()
    for (const [place, box] of searchBoxes(root).entries()) {
      const typed = before[place]?.value
      if (!typed) continue
      box.value = typed
      if (document.activeElement === document.body) box.focus()
    }
  })
  observer.observe(root, { childList: true })
}
