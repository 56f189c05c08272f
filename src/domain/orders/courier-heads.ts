import { currencyOf } from '../money/amount'
import { tidy, wordsIn } from '../text/letters'

/** A head with blanks between words that only capitals separate, as in `codAmount`, and `T.V.A` as one word. */
const spaced = (text: string) =>
  text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/(?<=(?:^|\P{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '')
const headWords = (text: string) => wordsIn(spaced(text))
/** Words as they are compared, written together: the blanks and dots between them differ from courier to courier. */
export const joined = (text: string) =>
  wordsIn(text)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const joinedHead = (text: string) => joined(spaced(text))

/** Words, written as they are read, in the form in which they are compared: without Arabic articles. */
const wordSet = (text: string) => new Set(wordsIn(text))
const phraseSet = (text: string) => new Set(text.split(',').map(joined))

const code =
  /^(tracking.*|((n(o|um|umero)?|code)(d[eu]?)?)?(suivi|commande|colis|envoi)|awb|barcode|codebarres?|code|parcel.*|reference|ref|order.*|shipment.*)$/
const arabicCode = /^((رقم|كود|رمز)(طلب|طلبيه|تتبع|شحنه|طرد|بوليصه|ارساليه|مرجع)|كود|رمز)$/
const arabicCodes = phraseSet(
  'الطلب,الطلبية,التتبع,الشحنة,الطرد,البوليصة,الإرسالية,المرجع,الباركود,رقم تتبع الشحنة,رقم تتبع الطرد',
)

const outcome = /^(status|statut|etat|state|outcome|result(at)?)$/
const outcomeWords = wordSet('status statut etat outcome resultat الحالة الوضعية')
const otherStates = wordSet('payment paiement date الدفع تاريخ')

const amount = /^(amount.*|montant.*|prix(total|ttc)?|price|total(ttc|amount|price)?|somme|ordertotal)$/
const amountWords = wordSet(
  'amount montant prix price total somme المبلغ الثمن السعر المجموع القيمة الإجمالي',
)
const arabicAmounts = wordSet('المبلغ الثمن السعر المجموع القيمة الإجمالي')
const cash =
  /crbt|contreremb|encaiss|collected|tocollect|(amount|cash)collect|ondelivery|alalivraison|^cash|^cod$/
const cashWords = wordSet('cod cash التحصيل تحصيله المحصل المحصلة')
const arabicCash = /عند(استلام|تسليم|توصيل)/
/** What the courier keeps or the tax office counts, and what is no money at all. */
const neverWords = wordSet(
  'ht hors excl excluding fee fees frais cost costs cout couts charge charges commission commissions tarif tarifs port date mode type status statut etat رسوم تكلفة تكاليف عمولة أجرة مصاريف تاريخ حالة طريقة',
)
const carriage = wordSet('delivery shipping livraison expedition envoi التوصيل الشحن')
const tax = wordSet('tva vat tax taxe taxes ضريبة')
const never = /ht$|(collected|encaissee?)(on|at|by|le|par)$/

/** `Montant (EUR)` without its currencies, and these: `EUR`; whatever else is a sign of a currency stays as it is. */
function withoutCurrency(head: string): { text: string; currency: string | null } {
  const found = new Set<string>()
  const text = tidy(head).replaceAll(/[\p{L}\p{M}]+(?:[.$][\p{L}\p{M}]+)*[.$]?|\p{Sc}/gu, (word) => {
    const named = currencyOf(word) ?? (isForeign(word) ? word : null)
    if (named === null) return word
    found.add(named)
    return ' '
  })
  return { text, currency: found.size === 0 ? null : [...found].join('/') }
}
/** In capitals only: `all`, `top` and `try` are currencies too. */
const isForeign = (word: string) =>
  /^\p{Sc}$/u.test(word) || (/^[A-Z]{3}$/.test(word) && Intl.supportedValuesOf('currency').includes(word))

/** How surely a head names the cash that was collected: 2 by saying so, 1 by saying that it is an amount, 0 not at all. */
function cashRank(head: string): 0 | 1 | 2 {
  const words = headWords(head)
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  const all = joinedHead(head)
  const saysCash = cash.test(all) || has(cashWords) || arabicCash.test(all)
  const isTax = has(tax) && !words.includes('ttc')
  const isCarriage = has(carriage) && !/ondelivery|alalivraison/.test(all) && !arabicCash.test(all)
  // A head such as `weight` ends in the letters of HT too, but names no amount.
  if (has(neverWords) || isTax || isCarriage || (never.test(all) && (amount.test(all) || saysCash))) return 0
  if (saysCash) return 2
  return amount.test(all) || has(arabicAmounts) ? 1 : 0
}

export type CourierColumns = {
  code: number
  /** -1 without one. */
  outcome: number
  /** The column of the cash; several when nothing tells which of them that is, none in a list without amounts. */
  amounts: readonly number[]
  /** ISO 4217 or the sign of another currency that the head of the amounts names. */
  currency: string | null
}

/** Finds the columns of a courier's list by what stands in its first row. */
export function columnsOf(head: readonly string[]): CourierColumns {
  const named = head.map(withoutCurrency)
  const ranks = named.map(({ text }) => cashRank(text))
  const best = Math.max(0, ...ranks)
  const amounts = best === 0 ? [] : ranks.flatMap((rank, column) => (rank === best ? [column] : []))
  const has = (text: string, set: ReadonlySet<string>) => headWords(text).some((word) => set.has(word))
  const isOutcome = (text: string) => has(text, outcomeWords) && !has(text, otherStates)
  const exact = head.findIndex((text) => outcome.test(joinedHead(text)))
  const isCode = (text: string) => {
    const all = joinedHead(text)
    return (
      (code.test(all) || arabicCode.test(all) || arabicCodes.has(all)) &&
      !has(text, amountWords) &&
      !has(text, outcomeWords) &&
      !has(text, neverWords)
    )
  }
  return {
    code: head.findIndex(isCode),
    outcome: exact >= 0 ? exact : head.findIndex(isOutcome),
    amounts,
    currency: amounts.length === 1 ? (named[amounts[0] ?? -1]?.currency ?? null) : null,
  }
}
