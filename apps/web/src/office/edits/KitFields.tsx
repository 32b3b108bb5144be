import { Button, Menu, NativeSelect } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import type { OrderedKit } from '../../cart/index.ts'
import css from './Edit.module.css'
import { newLine, type TypedLine } from './editForm.ts'
import { useDesignKits } from './useDesignKits.ts'
import { kitWornBy, wearKit } from './wornKit.ts'

interface KitProps {
  readonly line: TypedLine
  readonly name: string
  readonly isOff: boolean
  readonly onChange: (line: TypedLine) => void
}

/** The kit of a line: one of its design's, the goalkeeper's among them. A design of one kit has no choice. */
export function KitField({ line, name, isOff, onChange }: KitProps) {
  const { t } = useTranslation(['club', 'edits'])
  const offered = useDesignKits(line.designId)
  const worn = kitWornBy(line)
  const choices = [...new Set([...offered, worn])]
  if (choices.length < 2) return null
  return (
    <NativeSelect
      size="xs"
      className={css.kit}
      aria-label={`${t('edits:kit')}: ${name}`}
      disabled={isOff}
      value={worn}
      data={choices.map(value => ({ value, label: t(`club:${value}`) }))}
      onChange={event => {
        const kit = choices.find(each => each === event.currentTarget.value)
        if (kit) onChange(wearKit(line, kit))
      }}
    />
  )
}

interface CopyProps {
  readonly group: readonly TypedLine[]
  readonly onAdd: (lines: readonly TypedLine[]) => void
}

/** Returns the lines of a group once more, in another kit. */
const copiesIn = (group: readonly TypedLine[], kit: OrderedKit): TypedLine[] =>
  group
    .filter(line => !line.isRemoved)
    .map(line => {
      const { playerName, printName, number, qty } = line
      return { ...newLine(wearKit(line, kit)), playerName, printName, number, qty }
    })

/** Adds the players of a design once more, in another of its kits. */
export function CopyToKit({ group, onAdd }: CopyProps) {
  const { t } = useTranslation(['club', 'edits'])
  const offered = useDesignKits(group[0]!.designId)
  const worn = new Set(group.map(kitWornBy))
  const others = offered.filter(kit => !worn.has(kit))
  if (others.length === 0) return null
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconCopy size={16} aria-hidden />}>
          {t('edits:copy_to_kit')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(kit => (
          <Menu.Item key={kit} onClick={() => onAdd(copiesIn(group, kit))}>
            {t(`club:${kit}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
