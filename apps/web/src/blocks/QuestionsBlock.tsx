import type { ShownBlock } from '@kitwright/pages/content'
import css from './ContentBlocks.module.css'

/** Questions that open on a press, also without a script. */
export function QuestionsBlock({ block }: { block: Extract<ShownBlock, { kind: 'questions' }> }) {
  const { title, items } = block
  return (
    <section className={css.text}>
      {title && <h2>{title}</h2>}
      <div className={css.questions}>
        {items.map((item, index) => (
          <details key={`${index} ${item.title}`}>
            <summary>{item.title}</summary>
            <p>{item.text}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
