/** A surface with its content: framed where there is room, from edge to edge on a phone. */
export const panel = 'border-y border-line bg-raised max-md:-mx-4 md:rounded-surface md:border md:shadow-rest'
