import type { Plugin } from 'vite'

// Three packages write their styles into the page as <style> elements, one of them as markup. The content security
// policy allows neither; style sheets made by a script it does.
const adopt = `
const adopt = (styles) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
`

// The lock of the page's scrolling while a dialog is open.
const singleton = `${adopt}
export const stylesheetSingleton = () => {
  let users = 0
  let remove
  return {
    add(styles) {
      if (users++ === 0) remove = adopt(styles)
    },
    remove() {
      if (--users === 0) remove()
    },
  }
}
`

type Change = { file: string; part: RegExp; by: () => string }
const changes: Change[] = [
  { file: '/react-style-singleton/dist/es2015/singleton.js', part: /[\s\S]+/, by: () => singleton },
  {
    file: '/sonner/dist/index.mjs',
    part: /^function __insertCSS\(code\) \{[\s\S]*?\n\}/m,
    by: () => `${adopt}const __insertCSS = adopt`,
  },
  {
    // How its list looks while it scrolls; the shop's lists do not.
    file: '/@radix-ui/react-select/dist/index.mjs',
    part: /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML[\s\S]*?nonce\s*\}\s*\),/,
    by: () => '',
  },
]

/** Makes the packages that the shop uses keep to its content security policy. */
export function strictStyles(): Plugin {
  return {
    name: 'strict-styles',
    apply: 'build',
    transform(code, id) {
      const change = changes.find(({ file }) => id.endsWith(file))
      if (!change) return undefined
      // Another version of the package: what it does now has to be looked at.
      if (!change.part.test(code)) this.error(`${change.file} writes its styles in another way than expected`)
      return { code: code.replace(change.part, change.by), map: null }
    },
  }
}
