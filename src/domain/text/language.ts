import { buildLanguage } from './build-language.ts'

/** A language that the software speaks: its words are src/content/<language>. */
export type Language = 'en' | 'fr' | 'ar'

/** The language of this build. */
export const language: Language = buildLanguage
