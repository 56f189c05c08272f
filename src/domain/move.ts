/** A list with one of its members at another place; both places within the list. */
export function moveTo<Member>(list: readonly Member[], from: number, to: number): Member[] {
  const member = list[from]
  if (member === undefined || from === to || to < 0 || to >= list.length) return [...list]
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, member)
}
