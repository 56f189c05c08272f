/** What another language has of English words: the same keys, and functions with the same parameters. */
export type Words<English> = English extends (...parameters: infer Parameters) => infer Result
  ? (...parameters: Parameters) => Words<Result>
  : English extends string
    ? string
    : English extends object
      ? { readonly [Key in keyof English]: Words<English[Key]> }
      : English
