import css from './Team.module.css'

/** The tags of an order. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span data-none />
  return (
    <span className={css.tags}>
      {tags.map(tag => (
        <span key={tag} className={css.tag}>
          {tag}
        </span>
      ))}
    </span>
  )
}
