let words: Readonly<Record<string, string>> = {}

/** Called with the settings, as setShop is: what sizes and colours are called in the page's language, where that is not their name. */
export function setOptionWords(ofShop: Readonly<Record<string, string>>) {
  words = ofShop
}

/** What a size or a colour is called in the page's language. Addresses, carts and orders have its name. */
export const optionWord = (name: string): string => (Object.hasOwn(words, name) && words[name]) || name
