declare global {
  /** Not in TypeScript's DOM types, and not in every browser. */
  var trustedTypes:
    | {
        createPolicy: <Rules extends Record<string, (text: string) => string>>(
          name: string,
          rules: Rules,
        ) => Rules
      }
    | undefined
}

/** The style sheet that Radix's select writes as markup. */
export const selectStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** Trusted Types: the one text that becomes markup without being written by this site. Browsers ask the policy of this name. */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text !== selectStyle) throw new TypeError('Text does not become markup here')
    return text
  },
})
