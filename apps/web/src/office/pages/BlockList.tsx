import { BLOCK_KINDS, CONTENT_LIMITS, type Block } from '@kitwright/pages/content'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { Card } from '../../ui/index.ts'
import { BlockFields } from './fields/BlockFields.tsx'
import { newBlock } from './newBlock.ts'
import css from './fields/PageEditor.module.css'

interface Props {
  readonly blocks: readonly Block[]
  readonly onChange: (blocks: readonly Block[], field: string | null) => void
}

const swapped = (blocks: readonly Block[], at: number): Block[] => blocks.toSpliced(at, 2, blocks[at + 1]!, blocks[at]!)

function Acts({ blocks, at, onChange }: Props & { at: number }) {
  const { t } = useTranslation(['content'])
  const name = { block: `${at + 1}. ${t(`content:block_${blocks[at]!.kind}`)}` }
  const icon = { variant: 'subtle', color: 'gray', size: 44 } as const
  return (
    <>
      <ActionIcon
        {...icon}
        aria-label={t('content:up', name)}
        disabled={at === 0}
        onClick={() => onChange(swapped(blocks, at - 1), null)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...icon}
        aria-label={t('content:down', name)}
        disabled={at === blocks.length - 1}
        onClick={() => onChange(swapped(blocks, at), null)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...icon}
        aria-label={t('content:remove', name)}
        onClick={() => onChange(blocks.toSpliced(at, 1), null)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  )
}

/** The blocks of a page in their order, and a menu to add one. */
export function BlockList({ blocks, onChange }: Props) {
  const { t } = useTranslation(['content'])
  return (
    <>
      {blocks.map((block, at) => (
        <Card
          key={block.id}
          title={`${at + 1}. ${t(`content:block_${block.kind}`)}`}
          actions={<Acts blocks={blocks} at={at} onChange={onChange} />}
        >
          <div className={css.fields}>
            <BlockFields
              block={block}
              path={`content.blocks.${at}`}
              onChange={(next, field) => onChange(blocks.with(at, next), field)}
            />
          </div>
        </Card>
      ))}
      {blocks.length < CONTENT_LIMITS.blocks && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />}>
              {t('content:add_block')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {BLOCK_KINDS.map(kind => (
              <Menu.Item key={kind} onClick={() => onChange([...blocks, newBlock(kind)], null)}>
                {t(`content:block_${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
