import * as v from 'valibot'
import { screenPaths } from '@/config/screen-paths'
import { paymentMethods } from '@/domain/money/payment'
import { brandChoices } from '@/domain/shop/brand-choices'
import { shownMenu } from '@/domain/store/shown-menu'
import { language } from '@/domain/text/language'
import { deliveryZones } from '../delivery/delivery-zones'
import { media } from '../storage/media-schema'
import { rpc } from '../supabase/rpc'
import { column, numeric, part, rowOf, textOrNull } from '../supabase/schemas'
import { identity } from './identity-schema'

/** What every page knows of the shop; `zones` are where it delivers to, how, and for how much. */
export type ShopSettings = v.InferOutput<typeof settings>

export const fetchSettings = (signal: AbortSignal): Promise<ShopSettings> =>
  rpc('shop_facts', {}, settings, { get: true, signal })

/** How shoppers reach the shop, by the columns of its settings. */
const support = rowOf({
  phone: column('support_phone', textOrNull),
  chatUrl: column('support_chat_url', textOrNull),
  hours: part(
    rowOf({
      chat: column('support_chat_hours', textOrNull),
      phone: column('support_phone_hours', textOrNull),
      email: column('support_email_hours', textOrNull),
    }),
  ),
  social: part(
    rowOf({
      instagram: column('instagram_url', textOrNull),
      tiktok: column('tiktok_url', textOrNull),
      pinterest: column('pinterest_url', textOrNull),
      facebook: column('facebook_url', textOrNull),
    }),
  ),
})

/** What shoppers and owners read alike. */
export const settingsEntries = {
  /** The code of the country that address forms begin with, and whose delivery is promised before an address is known. */
  defaultCountry: v.string(),
  /** Of the shop's days, as Africa/Casablanca. */
  timeZone: v.string(),
  /** How many of a currency one unit of the shop's own buys, for display. */
  rates: column('currency_rates', v.record(v.string(), numeric)),
  checkoutEnabled: v.boolean(),
  /** The most items of one variant in an order. */
  lineLimit: v.number(),
  /** What visitors are shown beside the payment methods, as `VISA`. */
  paymentMarks: v.array(v.string()),
  /** What new customers and students get, in percent; 0 when there is no such offer. */
  welcomePercent: v.number(),
  studentPercent: v.number(),
  support: part(support),
  identity: part(identity),
}

/** It becomes part of a style sheet: nothing else is taken. */
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const brand = rowOf({
  accent: color,
  sale: color,
  highlight: color,
  fonts: v.picklist(brandChoices.fonts),
  corners: v.picklist(brandChoices.corners),
  header: v.picklist(brandChoices.header),
  ratio: v.picklist(brandChoices.ratio),
  logo: v.nullish(media, null),
  logoDark: v.nullish(media, null),
  mark: v.nullish(media, null),
  /** Ornaments above the footer, and in the corner of pages that begin without a picture. */
  frieze: v.nullish(media, null),
  corner: v.nullish(media, null),
  /** Whether the icons of the app lie beside the mark (src/domain/store/mark-icons.ts). */
  hasIcons: v.optional(v.boolean(), false),
})

const departments = v.array(v.object({ slug: v.string(), name: v.string() }))
const categories = v.array(
  rowOf({
    slug: v.string(),
    name: v.string(),
    // What most have none of is left out of the answer.
    path: v.optional(textOrNull, null),
    picture: v.optional(v.nullable(media), null),
    partOf: v.optional(textOrNull, null),
    isHidden: v.optional(v.boolean(), false),
  }),
)

const menuTargets = v.record(
  v.string(),
  v.object({ path: v.nullable(v.string()), slug: v.string(), name: v.nullable(v.string()) }),
)
const listedPages = v.array(rowOf({ slug: v.string(), name: v.nullable(v.string()), isFixed: v.boolean() }))

const settings = v.pipe(
  rowOf({
    /** Empty until the owner has said what the shop is called. */
    name: v.string(),
    tagline: v.nullable(v.string()),
    /** Where the shop is (ISO 3166). */
    country: v.string(),
    brand,
    contactEmail: v.nullable(v.string()),
    orderPrefix: v.string(),
    /** Whether anything is for sale. */
    hasProducts: v.boolean(),
    /** Business days until an order is packed, at least and at most. */
    packingDays: v.nullable(v.tuple([v.nullable(v.number()), v.number()])),
    /** For how many days after its delivery an order can be returned; null where nothing is taken back that is as ordered. */
    returnDays: v.nullable(v.number()),
    /** Whether the shop pays for what is sent back. */
    returnsAreFree: v.boolean(),
    /** The one that names and texts of rows are written in. */
    language: column('text_language', v.string()),
    /** The first stands at `/`. */
    languages: v.array(v.string()),
    /** What sizes and colours are called where that is not their name. */
    optionWords: v.record(v.string(), v.string()),
    /** What the footer says above the form of the newsletter; null for the software's words. */
    newsletter: v.object({ title: v.nullable(v.string()), text: v.nullable(v.string()) }),
    hasCollections: v.boolean(),
    /** Which kinds of deals run or are planned. */
    deals: v.array(v.picklist(['flash', 'daily'])),
    /** Pages that are there, where a menu is empty and shows them. */
    pages: listedPages,
    menus: v.record(v.string(), v.array(v.unknown())),
    menuTargets,
    departments,
    categories,
    ...settingsEntries,
    /** The currency in which prices are stored and charged (ISO 4217). */
    currency: v.string(),
    cancelWindowMinutes: v.number(),
    /** The payment methods of the checkout, in display order. */
    paymentMethods: v.array(v.picklist(paymentMethods)),
    /** What the checkout asks for (src/domain/delivery/checkout-fields.ts). */
    checkoutFields: v.optional(v.record(v.string(), v.string()), {}),
    /** Whether products are ordered with a phone number, too. */
    quickOrder: v.optional(v.boolean()),
    zones: deliveryZones,
  }),
  v.transform(({ menuTargets: targets, ...row }) => ({
    ...row,
    pages: row.pages.map((page) => ({
      ...page,
      name: page.name?.replaceAll('{shop}', () => row.name) ?? null,
    })),
    /** Each with what it leads to at the moment. */
    menus: Object.fromEntries(
      Object.entries(row.menus).map(([slug, items]) => [
        slug,
        shownMenu(items, row.name, {
          ...{ targets, media: {}, screens: screenPaths },
          ...{ language, fallback: row.language },
        }),
      ]),
    ),
  })),
)
