// Reviews in concurrent sessions, on the platform.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asMember, openDatabase, type ProjectDatabase, platform } from '../support/project-database.ts'

describe.runIf(platform)('reviews in concurrent sessions', () => {
  let back: ProjectDatabase
  const member = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const products = ['dress', 'shirt', 'scarf']

  beforeAll(async () => {
    back = await openDatabase()
    await back.sql(`
      insert into public.collections (slug, name) values ('dresses', 'Dresses');
      insert into public.products (slug, title, description, price, image_url, collection_slug)
        select s, s, 'd', 10, '/a.png', 'dresses' from unnest('{${products.join(',')}}'::text[]) as s;
      insert into auth.users (id, email)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'member-' || n || '@example.com'
        from generate_series(1, 40) as n;
      insert into public.orders (user_id, customer_name, customer_email, customer_phone, shipping_address, payment_method,
                                 order_status, subtotal, shipping_cost, total_amount)
        select id, 'A', email, '1', '{}', 'cod', 'delivered', 30, 0, 30 from auth.users;
      insert into public.order_items (order_id, product_id, product_name, product_slug, product_image, size, color, price, quantity)
        select o.id, p.id, p.title, p.slug, '/a.png', '', '', 10, 1 from public.orders o, public.products p;
      insert into public.team_members (user_id, role) values ('${member(40)}', 'owner')`)
  })
  afterAll(() => back?.close())
  beforeEach(() => back.sql('delete from public.reviews; delete from private.rate_limits'))

  const submit = (n: number, rating: number, slug = 'dress') =>
    back.session(`${asMember(member(n))} select public.submit_review('${slug}', ${rating}, 'By ${n}', '')`)
  const all = (count: number, run: (i: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: count }, (_, i) => run(i + 1)))
  const reasons = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
  const wrong = () =>
    back.sql(`select p.slug, p.review_count, p.rating, r.n, r.average from public.products p
      left join (select product_id, count(*)::int as n, round(avg(rating), 1) as average, jsonb_agg(rating order by rating) as list
                 from public.reviews where status = 'published' group by 1) r on r.product_id = p.id
      where (p.review_count, p.rating) is distinct from (coalesce(r.n, 0), coalesce(r.average, 4.5))
         or coalesce(r.list, '[]') <> coalesce((select jsonb_agg(c.rating order by c.rating) from private.review_counts c
            cross join lateral generate_series(1, c.n) where c.product_id = p.id), '[]')`)

  it('a member who sends twelve times at once has one review', async () => {
    const answers = await all(12, (i) => submit(1, 1 + (i % 5)))
    // The others changed what the first one stored, or were refused.
    for (const reason of reasons(answers)) expect(reason).toContain('ALREADY_REVIEWED')
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await back.sql('select count(*)::int as n from public.reviews')).toEqual([{ n: 1 }])
    expect(await back.sql('select count(*)::int as n from private.review_authors')).toEqual([{ n: 1 }])
    expect(await wrong()).toEqual([])
  })

  it('the reviews of forty members at once are all counted', async () => {
    expect(reasons(await all(40, (i) => submit(i, 1 + (i % 5))))).toEqual([])
    expect(
      await back.sql("select review_count as n, rating from public.products where slug = 'dress'"),
    ).toEqual([{ n: 40, rating: 3 }])
    expect(await wrong()).toEqual([])
  })

  it('writing, changing and hiding reviews, repricing and deleting accounts at once never deadlock', async () => {
    await all(12, (i) => submit(i, 5, products[i % 3]))
    const answers = await Promise.all([
      all(12, (i) => submit(i, 1 + (i % 5), products[i % 3])),
      all(12, (i) => submit(i + 12, 4, products[i % 3])),
      // Some hide while others show, in any order.
      all(20, (i) =>
        back.session(`${asMember(member(40))} select public.set_review_status(array(select r.id from public.reviews r join public.products p on p.id = r.product_id
            where p.slug = '${products[i % 3]}' and r.rating % 2 = ${(i >> 1) % 2} order by random()),
            '${i % 2 ? 'hidden' : 'published'}')`),
      ),
      all(6, (i) =>
        back.session(`begin;
          select 1 from public.products order by id for no key update;
          update public.products set price = ${10 + i};
          commit`),
      ),
      all(4, (i) => back.session(`delete from auth.users where id = '${member(30 + i)}'`)),
    ])
    const failed = answers.flatMap(reasons)
    expect(failed.filter((reason) => reason.includes('deadlock'))).toEqual([])
    expect(failed.filter((reason) => !reason.includes('ALREADY_REVIEWED'))).toEqual([])
    expect(await wrong()).toEqual([])
  })
})
