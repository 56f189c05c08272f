// Which ways to sign in besides email and password the project has set up in Supabase Auth. Unset means none: the
// buttons then say so.
export const signInWays = {
  apple: import.meta.env.VITE_AUTH_APPLE === 'true',
  phone: import.meta.env.VITE_AUTH_PHONE === 'true',
}
