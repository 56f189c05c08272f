import { optionWord } from '@/config/shop'
import { lineWords } from '@/content/shared/line-words'

/** A colour and a size as people read them: `Rouge, M`. */
export const variantWords = (size: string, color: string): string =>
  lineWords.variant(optionWord(size), optionWord(color))
