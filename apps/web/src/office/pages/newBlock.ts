import type { Block, BlockKind } from '@kitwright/pages/content'

/** Returns an empty block. Its id tells it apart from the page's other blocks, in every version. */
export function newBlock(kind: BlockKind): Block {
  const id = crypto.randomUUID().slice(0, 8)
  const entry = { title: {}, text: {} }
  switch (kind) {
    case 'hero':
      return {
        kind,
        id,
        kicker: {},
        title: {},
        lead: {},
        button: null,
        secondButton: null,
        picture: 'none',
        hasFacts: false,
      }
    case 'team':
      return { kind, id, title: {}, text: {}, people: [entry] }
    case 'gallery':
      return { kind, id, title: {}, lead: {}, items: [{ ...entry, picture: null }] }
    case 'video':
      return { kind, id, title: {}, caption: {}, address: 'https://' }
    case 'text':
      return { kind, id, text: {} }
    case 'steps':
      return { kind, id, title: {}, items: [entry], isNumbered: false }
    case 'questions':
      return { kind, id, title: {}, items: [entry] }
    case 'contact':
      return { kind, id, title: {}, address: {}, hours: {}, text: {}, links: [], place: null, hasForm: true }
    case 'banner':
      return { kind, id, title: {}, text: {}, button: null }
    case 'image':
      return { kind, id, picture: null, alt: {}, caption: {} }
    default:
      return { kind, id, title: {}, lead: {} }
  }
}
