import { tidy } from '../text/letters'
import type { Rule } from './validation'

/** A Moroccan ICE of 15 digits, or a VAT number; the database knows how many signs each country's has (private.is_vat_number). */
export const companyNumber: Rule = (value) =>
  /^(\d{15}|[A-Z]{2}[\dA-Z+*]{2,13})$/i.test(tidy(value).replace(/[ .-]/g, '')) ? null : 'refused'
