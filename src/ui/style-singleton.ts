// Stands in for the package react-style-singleton, with which dialogs lock the page's scrolling (an alias in vite.config.ts):
// the package adds a <style> element with changing text, which the content security policy refuses.
import { useEffect } from 'react'

/** Makes a component that applies its styles as long as at least one of it is mounted, those of the first one. */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet
  // biome-ignore lint/correctness/noComponentHookFactories: the package's own interface
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      if (users++ === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        if (--users === 0)
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      }
    }, [styles])
    return null
  }
}
