// Amounts, signs and names keep the room that they need, and what is written in another direction than the page has its own.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { CallRows } from '@/admin/orders/calls/call-rows'
import { PageHeader } from '@/admin/shared/page/page-header'
import { SiteLogo } from '@/storefront/layout/site-logo'
import { DescriptionPanel } from '@/storefront/product/description-panel'
import { RichText } from '@/storefront/shared/sections/rich-text'
import { TextField } from '@/ui/field'
import { buildProduct } from '../support/builders'

it.each([
  ['one letter', '$', 'ps-8', 'md:ps-7'],
  ['more letters', 'DH', 'ps-14', 'md:ps-14'],
])('a dense field keeps clear of a sign of %s on every screen', (_, lead, ...room) => {
  render(<TextField dense label="Price" lead={lead} />)
  expect(screen.getByLabelText('Price')).toHaveClass(...room)
})

it.each([
  ['en', false],
  ['fr', true],
  ['ar', true],
])('in %s an amount field has the sign where amounts have it', async (language, isAfter) => {
  vi.resetModules()
  const habits = await import(`../../src/domain/text/build-languages/${language}.ts`)
  vi.doMock('../../src/domain/text/build-language.ts', () => habits)
  const { isSignAfter } = await import('@/domain/money/rounded-money')
  expect(isSignAfter()).toBe(isAfter)
})
afterEach(() => void vi.doUnmock('../../src/domain/text/build-language.ts'))

it('the name in the header is cut off at its end, never below', () => {
  render(
    <MemoryRouter>
      <SiteLogo />
    </MemoryRouter>,
  )
  const name = within(screen.getByRole('link')).getByText(/./)
  expect(name).toHaveClass('overflow-x-clip', 'leading-tight')
  expect(name).not.toHaveClass('truncate')
})

it('a heading of the admin breaks within a word only where the word alone is too long', () => {
  render(<PageHeader title="Commandes à appeler" />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading).toHaveClass('wrap-break-word')
  expect(heading).not.toHaveClass('wrap-anywhere')
})

it('in the list of calls the city stands apart from what follows it', () => {
  const call = {
    ...{
      id: '1',
      number: 'ORD-1CPQ',
      customerName: 'Salma',
      customerEmail: '',
      phone: '0600000000',
      phoneE164: null,
    },
    ...{
      note: '',
      currency: 'MAD',
      total: 3500,
      language: 'fr' as const,
      createdAt: 0,
      attempts: 0,
      nextAt: null,
    },
    address: { address: '1, rue du Port', city: 'آسفي', zipCode: '', country: 'MA' },
    ...{ returned: 0, samePhone: 0, items: [{ name: 'Cup', image: '', size: '', color: '', quantity: 1 }] },
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CallRows calls={[call]} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByText('آسفي').tagName).toBe('BDI')
})

it('each paragraph of a description and of a rich text has the direction of its own letters', () => {
  const texts = ['Tourné à la main.', 'مصنوع يدوياً.']
  render(
    <MemoryRouter>
      <DescriptionPanel product={buildProduct({ description: texts.join('\n\n') })} />
    </MemoryRouter>,
  )
  for (const text of texts) expect(screen.getByText(text)).toHaveAttribute('dir', 'auto')
  render(
    <RichText
      blocks={[
        { kind: 'heading', level: 2, spans: ['Notre atelier.'] },
        { kind: 'paragraph', spans: ['Ouvert le samedi.'] },
        { kind: 'list', isOrdered: false, items: [{ spans: ['Fermé le lundi.'] }] },
      ]}
    />,
  )
  for (const text of ['Notre atelier.', 'Ouvert le samedi.', 'Fermé le lundi.'])
    expect(screen.getByText(text).closest('[dir=auto]')).not.toBeNull()
})
