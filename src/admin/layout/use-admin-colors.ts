import { useLayoutEffect } from 'react'

/** The admin has colours of its own while it is shown (admin.css), and the shop's style sheet leaves it alone. */
export function useAdminColors() {
  useLayoutEffect(() => {
    const set = (isShown: boolean) => {
      document.documentElement.toggleAttribute('data-admin', isShown)
      // The frame around the page has its colour (index.html).
      dispatchEvent(new Event('themechange'))
    }
    set(true)
    return () => set(false)
  }, [])
}
