import * as v from 'valibot'
import { rpc } from '../supabase/rpc'

export const fetchIsAdmin = () => rpc('is_admin', {}, v.boolean())
