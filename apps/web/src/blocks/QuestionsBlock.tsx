import type { ShownBlock } from '@kitwright/pages/content'
import { useThemeName } from '../domainComponents/index.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { variantsOf } from './blockVariants.ts'

/** Questions that open on a press, also without a script. */
export function QuestionsBlock({ block }: { block: Extract<ShownBlock, { kind: 'questions' }> }) {
  const { title, items } = block
  const { open } = variantsOf(useThemeName())
  return (
    <BlockFrame block={block} title={title}>
      <div className="questions">
        {items.map((item, index) => (
          <details
            key={`${index} ${item.title}`}
            className="question"
            open={open === 'all' || (open === 'first' && index === 0) || undefined}
          >
            <summary>{item.title}</summary>
            <p>{item.text}</p>
          </details>
        ))}
      </div>
    </BlockFrame>
  )
}
