import type { ShownBlock } from '@kitwright/pages/content'
import css from './ContentBlocks.module.css'
import story from './Story.module.css'

/** Short texts side by side; numbered where their order matters. */
export function StepsBlock({ block }: { block: Extract<ShownBlock, { kind: 'steps' }> }) {
  const { title, items, isNumbered } = block
  const Item = title ? 'h3' : 'h2'
  const List = isNumbered ? 'ol' : 'div'
  const Entry = isNumbered ? 'li' : 'section'
  return (
    <div className={css.wide}>
      {title && <h2 className={css.heading}>{title}</h2>}
      <List className={story.sections}>
        {items.map((item, index) => (
          <Entry key={`${index} ${item.title}`}>
            {isNumbered && (
              <span className={css.number} aria-hidden>
                {index + 1}
              </span>
            )}
            <Item>{item.title}</Item>
            <p>{item.text}</p>
          </Entry>
        ))}
      </List>
    </div>
  )
}
