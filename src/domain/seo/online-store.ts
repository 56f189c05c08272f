import type { Identity } from '../shop/identity'
import type { Support } from '../shop/support'

type Facts = {
  name: string
  /** Where mail goes while the owner has set no legal address; null for nowhere. */
  email: string | null
  /** Whole addresses. */
  url: string
  logo: string | null
  identity: Identity | undefined
  support: Support | undefined
  /** The node that says how items are returned. */
  returns: object | undefined
}

/** The shop as schema.org describes it, with what its owner has set. */
export function onlineStore({ name, url, logo, identity, support, returns, ...fallback }: Facts) {
  const email = identity?.email ?? fallback.email
  const phone = identity?.phone ?? support?.phone
  const profiles = Object.values(support?.social ?? {}).filter((profile) => profile !== null)
  const contact = { ...(email && { email }), ...(phone && { telephone: phone }) }
  return {
    '@type': 'OnlineStore',
    '@id': url,
    name,
    url,
    ...(logo && { logo }),
    ...(identity?.name && { legalName: identity.name }),
    ...(identity && identity.address.length > 0 && { address: identity.address.join(', ') }),
    ...(identity?.taxId && { taxID: identity.taxId }),
    ...contact,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...contact,
      ...(support?.phone && { telephone: support.phone }),
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  }
}

/** The shop's site and its search. @param searchUrl the address of a search, up to its words */
export const webSite = ({ name, url, searchUrl }: { name: string; url: string; searchUrl: string }) => ({
  '@type': 'WebSite',
  name,
  url,
  publisher: { '@id': url },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${searchUrl}{search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})
