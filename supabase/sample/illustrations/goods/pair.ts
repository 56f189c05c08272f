import type { Good, Pen } from '../kit/pen.ts'

/** draws one shoe and shows it twice, so that a pair costs the bytes of one */
export const pair =
  (one: Good, first: string, second: string) =>
  (c: Pen): void => {
    const id = c.id()
    c.add(`<g transform="${first}"><g id="${id}">`)
    one(c)
    c.add(`</g></g><use href="#${id}" transform="${second}"/>`)
  }
