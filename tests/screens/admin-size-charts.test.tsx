// Size charts in the admin: added with measures in centimetres or inches, chosen for a department or a collection, deleted.
import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminPaths } from '@/config/admin-paths'
import { adminSizeCharts as words } from '@/content/admin/catalogue/size-charts'
import { ask, expectRecovery, network, openPage, signedIn, troubles } from '../support/screen'
import { asOwner } from '../support/screen-orders'

beforeEach(async () => {
  localStorage.clear()
  await signedIn('owner')
})

const key = () => randomUUID().slice(0, 8)
const chart = { columns: ['waist'], rows: [{ size: 'M', measures: [[70, 73]] }] }
type Row = { id: string; chart: unknown }
const rowOf = async (name: string) =>
  (await asOwner<Row[]>('GET', `size_charts?select=id,chart&name=eq.${name}`))[0]
const box = (name: string) => screen.findByRole('textbox', { name })
const save = (name: string) => screen.getByRole('button', { name })

describe('size charts', () => {
  it('the list names every chart and what it is used for', async () => {
    openPage(adminPaths.sizeCharts)
    const list = within(await screen.findByRole('region', { name: words.title }))
    const rows = await asOwner<{ name: string }[]>('GET', 'size_charts?select=name&order=position,id')
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      rows.map(({ name }) => name),
    )
    expect(list.getByText(/6 sizes · Bottoms/)).toBeInTheDocument()
  })

  it('an empty shop is told what a chart is for', async () => {
    network.trouble(/\/size_charts/, async () => Response.json([], { headers: { 'Content-Range': '*/0' } }))
    openPage(adminPaths.sizeCharts)
    expect(await screen.findByText(words.none.title)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: words.add })).toHaveAttribute('href', adminPaths.sizeChart('new'))
  })

  it.each(troubles)('the list says what is wrong (%s) and recovers', async (trouble, { text }) => {
    network.trouble(/\/size_charts/, trouble)
    await expectRecovery(openPage(adminPaths.sizeCharts), {
      words: { title: words.error, text },
      request: /\/size_charts/,
      recovered: () => screen.findByRole('region', { name: words.title }),
    })
  })

  it('a chart is written in inches, and chosen for a collection', async () => {
    const name = `hats-${key()}`
    await asOwner('POST', 'collections', { slug: name, name })
    const { user } = openPage(adminPaths.sizeChart('new'))
    await user.click(await screen.findByRole('button', { name: words.form.create }))
    expect(await screen.findByText(words.form.problems.name)).toBeInTheDocument()
    expect(screen.getByText(words.form.problems.measures)).toBeInTheDocument()
    await user.type(await box(words.form.name), name)
    await user.type(await box(words.form.groups), 'women, Heads')
    await user.type(screen.getByRole('combobox', { name: words.form.column(1) }), 'Waist')
    await user.type(await box(words.form.row(1)), 'S')
    const cell = await box(words.form.cell('S', 'Waist'))
    await user.type(cell, '55-57')
    await user.selectOptions(screen.getByRole('combobox', { name: words.form.unit }), words.form.units.in)
    expect(cell).toHaveValue('21.65–22.44')
    await user.click(screen.getByRole('button', { name: words.form.addRow }))
    await user.type(await box(words.form.row(2)), 'M')
    await user.type(await box(words.form.cell('M', 'Waist')), '23')
    await user.click(screen.getByRole('button', { name: words.form.addSystem }))
    await user.type(await box(words.form.system(1)), 'EU')
    await user.type(await box(words.form.cell('M', 'EU')), '58')
    await user.selectOptions(screen.getByRole('combobox', { name: words.form.addUse }), name)
    await user.click(save(words.form.create))
    await screen.findByText(words.form.saved(name))
    const made = await rowOf(name)
    expect(made?.chart).toEqual({
      groups: [
        // One that the sample's charts have, with its names in their languages.
        { slug: 'women', name: { $text: expect.objectContaining({ en: 'Women' }) } },
        { slug: 'heads', name: { $text: { en: 'Heads' } } },
      ],
      systems: ['EU'],
      columns: ['waist'],
      rows: [
        { size: 'S', others: [''], measures: [[55, 57]] },
        { size: 'M', others: ['58'], measures: [58.4] },
      ],
    })
    expect(await ask(`collections?select=size_chart_id&slug=eq.${name}`)).toEqual([
      { size_chart_id: made?.id },
    ])
  })

  it('a chart that is used stays, and the dialog says where; once it is free it goes', async () => {
    const name = `socks-${key()}`
    await asOwner('POST', 'size_charts', { name, chart })
    const id = (await rowOf(name))?.id ?? ''
    await asOwner('POST', 'collections', { slug: name, name: `Of ${name}`, size_chart_id: id })
    const { user } = openPage(adminPaths.sizeChart(id))
    await user.click(await screen.findByRole('button', { name: words.remove.open }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(words.remove.used(`Of ${name}`))).toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: words.remove.confirm })).toBeNull()
    await user.click(dialog.getByRole('button', { name: words.remove.keep }))
    await user.click(screen.getByRole('button', { name: words.form.removeUse(`Of ${name}`) }))
    await user.click(save(words.form.save))
    await screen.findByText(words.form.saved(name))
    await user.click(await screen.findByRole('link', { name }))
    await user.click(await screen.findByRole('button', { name: words.remove.open }))
    await user.click(await screen.findByRole('button', { name: words.remove.confirm }))
    await screen.findByText(words.remove.done(name))
    expect(await rowOf(name)).toBeUndefined()
  })

  it('a change that would overwrite another owner’s is refused, and what was typed stays', async () => {
    const name = `gloves-${key()}`
    await asOwner('POST', 'size_charts', { name, chart })
    const id = (await rowOf(name))?.id ?? ''
    const { user } = openPage(adminPaths.sizeChart(id))
    const cell = await box(words.form.cell('M', 'Waist'))
    expect(cell).toHaveValue('70–73')
    await user.clear(cell)
    await user.type(cell, '71')
    await asOwner('PATCH', `size_charts?id=eq.${id}`, { chart: { ...chart, systems: [] } })
    await user.click(save(words.form.save))
    expect(await screen.findByText(words.form.refusals.conflict)).toBeInTheDocument()
    expect(cell).toHaveValue('71')
    await user.click(screen.getByRole('button', { name: words.form.discard }))
    await waitFor(() => expect(cell).toHaveValue('70–73'))
  })
})
