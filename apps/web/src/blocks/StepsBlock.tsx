import type { ShownBlock } from '@kitwright/pages/content'
import { BlockFrame } from './BlockFrame.tsx'

/** Short texts side by side; numbered where their order matters. */
export function StepsBlock({ block }: { block: Extract<ShownBlock, { kind: 'steps' }> }) {
  const { title, items, isNumbered } = block
  const Item = title ? 'h3' : 'h2'
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <BlockFrame block={block} title={title}>
      <List className={isNumbered ? 'steps' : 'points'}>
        {items.map((item, index) => (
          <li key={`${index} ${item.title}`} className={isNumbered ? 'step' : 'point'}>
            <Item className="step__title">{item.title}</Item>
            <p className="step__text">{item.text}</p>
          </li>
        ))}
      </List>
    </BlockFrame>
  )
}
