/**
 * Order numbers as a list shows them: the prefix and the first four characters, or as many more as it takes to tell the
 * visible ones apart (eight, then all).
 */
export function shortOrderNumbers(numbers: readonly string[]): Map<string, string> {
  const all = [...new Set(numbers)]
  const cut = (number: string, characters: number) => number.slice(0, number.indexOf('-') + 1 + characters)
  const isAlone = (number: string, characters: number) =>
    all.every((other) => other === number || cut(other, characters) !== cut(number, characters))
  return new Map(
    all.map((number) => [
      number,
      cut(number, [4, 8].find((length) => isAlone(number, length)) ?? number.length),
    ]),
  )
}
