import * as v from 'valibot'

const metaId = v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{5,20})?$/))
const googleId = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^(?:G-[A-Z0-9]{4,20})?$/))

/** What an owner types about an advertising service; one that is on needs its number. */
export const receiverSchema = (name: 'meta' | 'google') =>
  v.pipe(
    v.object({
      isOn: v.boolean(),
      account: name === 'meta' ? metaId : googleId,
      withContact: v.boolean(),
      testCode: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9]{0,30}$/)),
      validates: v.boolean(),
    }),
    v.forward(
      v.check(({ isOn, account }) => !isOn || account !== ''),
      ['account'],
    ),
  )
