import { showContent, type Block, type PageContent } from '@kitwright/pages/content'
import { Alert, Button, Group } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences, useTenant } from '../../session/index.ts'
import css from './fields/PageEditor.module.css'
import type { PageDesk } from './usePageDesk.ts'

interface Difference {
  readonly id: string
  readonly kind: Block['kind']
  readonly theirs: Block | undefined
  readonly mine: Block | undefined
}

function differencesOf(theirs: PageContent, mine: PageContent): Difference[] {
  const ids = new Set([...mine.blocks, ...theirs.blocks].map(({ id }) => id))
  return [...ids].flatMap(id => {
    const [a, b] = [theirs, mine].map(({ blocks }) => blocks.find(block => block.id === id))
    const known = a ?? b
    return known && JSON.stringify(a) !== JSON.stringify(b) ? [{ id, kind: known.kind, theirs: a, mine: b }] : []
  })
}

/** Every text of a value, one a line. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['id', 'kind', 'picture', 'lang', 'source'].includes(key) ? [] : textsIn(inner),
  )
}

/** Shows what somebody else saved meanwhile beside what was typed here, and lets the person choose. */
export function Conflict({ desk: { theirs, history, takeTheirs, keepMine } }: { desk: PageDesk }) {
  const { t } = useTranslation(['content'])
  const language = usePreferences(state => state.language)
  const { name: shop } = useTenant()
  if (!theirs) return null
  const say = (block: Block | undefined): string => {
    if (!block) return t('content:nothing')
    const shown = showContent({ title: {}, description: {}, blocks: [block] }, { language, shop })
    return textsIn(shown.blocks[0]).join('\n') || t('content:nothing')
  }
  return (
    <Alert color="yellow" variant="light" role="alert" title={t('content:conflict')}>
      {t('content:conflict_text')}
      {differencesOf(theirs.content, history.now).map(({ id, kind, theirs: a, mine: b }) => (
        <dl key={id} className={css.difference}>
          <dt>{t(`content:block_${kind}`)}</dt>
          <dd>
            <b>{t('content:conflict_theirs')}</b>
            {`\n${say(a)}`}
          </dd>
          <dd>
            <b>{t('content:conflict_mine')}</b>
            {`\n${say(b)}`}
          </dd>
        </dl>
      ))}
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={takeTheirs}>
          {t('content:take_theirs')}
        </Button>
        <Button onClick={keepMine}>{t('content:keep_mine')}</Button>
      </Group>
    </Alert>
  )
}
