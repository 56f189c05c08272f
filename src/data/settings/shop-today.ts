import { shopZone } from '@/config/shop-zone'
import { dayAt } from '@/domain/values/day'
import { serverNow } from '../supabase/server-clock'

/** The shop's day by the server's clock, as `2026-11-21`. */
export const shopToday = () => dayAt(serverNow(), shopZone())
