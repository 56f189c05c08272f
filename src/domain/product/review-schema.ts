import * as v from 'valibot'
import { type ReviewField, textLength } from './review'

/** Stars are required, and both texts have a maximum length. The issues are the given words. */
export function reviewSchema(most: { title: number; body: number }, words: Record<ReviewField, string>) {
  const text = (field: 'title' | 'body') =>
    v.pipe(
      v.string(),
      v.check((typed) => textLength(typed) <= most[field], words[field]),
    )
  return v.object({
    rating: v.pipe(v.nullable(v.number()), v.number(words.rating)),
    title: text('title'),
    body: text('body'),
  })
}
