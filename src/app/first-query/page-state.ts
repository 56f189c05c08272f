// What a page's HTML is, as its root element says: `data-prerendered` is when it was rendered, or `shell`.

/**
 * Whether the page stands without its contents: a shell, or a page that was prerendered for another address.
 */
export function isShell() {
  const { prerendered, mismatch } = document.documentElement.dataset
  return prerendered === 'shell' || mismatch !== undefined
}
