import { team } from '@/content/admin/settings/team'

const names: Readonly<Record<string, string>> = team.names

/** What a role is called: those of the software in the language of the page, those of the shop as they were named. */
export const roleName = ({ slug, name }: { slug: string; name: string }) => names[slug] ?? name
