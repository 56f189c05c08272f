import { expect, it } from 'vitest'
import { type MakerDraft, makerProblems } from '@/domain/product/safety'

const draft: MakerDraft = {
  ...{
    vendor: '',
    name: 'Atelier Safi',
    address: '12 Rue des Potiers\n46000 Safi',
    contact: 'hello@safi.example',
  },
  ...{ euName: '', euAddress: '', euContact: '', warnings: '' },
}

it.each([
  [{}, {}],
  [
    { name: ' ', contact: '' },
    { name: 'required', contact: 'required' },
  ],
  [{ contact: 'javascript:alert(1)' }, { contact: 'contact' }],
  [{ contact: 'https://safi.example/contact' }, {}],
  [{ euName: 'Safi GmbH' }, { euAddress: 'union', euContact: 'union' }],
  [{ euName: 'Safi GmbH', euAddress: 'Weg 1', euContact: 'x' }, { euContact: 'contact' }],
  [{ address: '1\n2\n3\n4\n5\n6' }, { address: 'address' }],
])('the maker with %j has the problems %j', (change, problems) => {
  expect(makerProblems({ ...draft, ...change })).toEqual(problems)
})
