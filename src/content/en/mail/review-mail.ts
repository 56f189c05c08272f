// Words of the mail that asks for a review. The mail function reads it as well, so imports name their file's ending.
import { atShop, shopName } from '../shared/shop-words.ts'

export const reviewMail = {
  get subject() {
    return `How is what you bought${atShop()}?`
  },
  preview: 'One tap on the stars is enough.',
  title: 'How is it?',
  text: 'It has been with you for some days. What would others like to know? Tap the stars, good or bad; words and pictures are welcome and not needed. No account is needed either.',
  action: 'Write a review',
  stars: (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`,
  reason: (number: string) =>
    `You get this email once, because ${shopName()} delivered your order ${number} to you.`,
} as const
