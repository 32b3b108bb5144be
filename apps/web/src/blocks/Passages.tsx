import type { Passage, Span } from '@kitwright/pages/content'
import { BlockLink } from './BlockLink.tsx'

/** A line of text with its links. Equal spans may follow each other, and their order never changes in a page. */
function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, href }, index) =>
    href ? (
      <BlockLink key={`${index} ${text}`} href={href}>
        {text}
      </BlockLink>
    ) : (
      text
    ),
  )
}

function Part({ passage }: { passage: Passage }) {
  if (passage.kind === 'heading') return <h2>{passage.text}</h2>
  if (passage.kind === 'paragraph')
    return (
      <p>
        <Spans spans={passage.spans} />
      </p>
    )
  return (
    <ul>
      {passage.items.map((spans, index) => (
        <li key={`${index} ${spans[0]?.text ?? ''}`}>
          <Spans spans={spans} />
        </li>
      ))}
    </ul>
  )
}

/** Structured text as headings, paragraphs, lists and links. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  return passages.map((passage, index) => <Part key={`${index} ${passage.kind}`} passage={passage} />)
}
