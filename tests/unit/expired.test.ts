import { describe, expect, it } from 'vitest'
import { refusesToken } from '@/data/supabase/expired'

describe('an answer that refuses the token', () => {
  it.each([
    ['REST, expired', 401, { code: 'PGRST303', message: 'JWT expired', details: null, hint: null }],
    ['REST, unreadable', 401, { code: 'PGRST301', message: 'Expected 3 parts in JWT; got 2' }],
    ['Auth', 403, { code: 403, error_code: 'bad_jwt', msg: 'invalid JWT: token is expired' }],
    ['Storage', 400, { statusCode: '403', error: 'Unauthorized', message: 'jwt expired' }],
    [
      'Storage, newer',
      400,
      { statusCode: '403', error: 'Unauthorized', message: '"exp" claim timestamp check failed' },
    ],
    ['Storage, malformed', 400, { statusCode: '400', error: 'InvalidJWT', message: 'jwt malformed' }],
    ['Functions', 401, { code: 401, message: 'Invalid JWT' }],
    ['a proxy without JSON', 401, 'Unauthorized'],
  ])('an answer that refuses the token is known from %s', (_service, status, body) => {
    expect(refusesToken(status, typeof body === 'string' ? body : JSON.stringify(body))).toBe(true)
  })

  it.each([
    [
      'Storage, by policy',
      400,
      { statusCode: '403', error: 'Unauthorized', message: 'new row violates row-level security policy' },
    ],
    [
      'Storage, too large',
      400,
      {
        statusCode: '413',
        error: 'Payload too large',
        message: 'The object exceeded the maximum allowed size',
      },
    ],
    [
      'Storage, twice the same',
      400,
      { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
    ],
    ['REST, without the right', 403, { code: '42501', message: 'permission denied for table orders' }],
    ['the shop', 400, { code: 'PT400', message: 'INVALID_INPUT', details: '{"field": "token"}' }],
    [
      'Auth, a link',
      403,
      { code: 403, error_code: 'otp_expired', msg: 'Email link is invalid or has expired' },
    ],
    ['no JSON', 400, 'Bad Request'],
    ['no answer', 0, ''],
    ['success', 200, { message: 'jwt expired' }],
    ['a fault', 500, { message: 'jwt expired' }],
  ])('an answer that refuses the token is not what %s says', (_service, status, body) => {
    expect(refusesToken(status, typeof body === 'string' ? body : JSON.stringify(body))).toBe(false)
  })
})
