import type { ShownBlock } from '@kitwright/pages/content'
import { BlockFrame } from './BlockFrame.tsx'
import { Passages } from './Passages.tsx'

/** The shop's story and the people behind it. */
export function TeamBlock({ block }: { block: Extract<ShownBlock, { kind: 'team' }> }) {
  const { title, text, people } = block
  return (
    <BlockFrame block={block} title={title}>
      <div className="team">
        <div className="team__text">
          <Passages passages={text} />
        </div>
        {people.length > 0 && (
          <ul className="people">
            {people.map((person, index) => (
              <li key={`${index} ${person.title}`} className="person">
                <b className="person__name">{person.title}</b> <span className="person__job">{person.text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </BlockFrame>
  )
}
