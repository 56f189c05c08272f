export function TagMark({ tag }: { tag: string }) {
  return (
    <span className="shrink-0 rounded-picture bg-highlight-soft px-1.5 text-12 leading-5 font-medium text-ink">
      {tag}
    </span>
  )
}
