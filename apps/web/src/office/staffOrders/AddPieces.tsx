import { CART_LIMITS } from '@kitwright/contract'
import { runOf, sizeLabel } from '@kitwright/garment'
import { Button, NativeSelect, Stack } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import { RosterImport } from '../../roster/index.ts'
import { useCall } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { newLine, type TypedLine } from '../edits/editForm.ts'
import css from './StaffOrder.module.css'

interface Props {
  readonly lines: readonly TypedLine[]
  readonly onChange: (lines: readonly TypedLine[]) => void
}

const keyOf = ({ designId, fabric }: TypedLine): string => `${designId} ${fabric}`

/** Adds the players of a pasted or opened list to one design. */
function PasteDialog({ lines, onChange, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation(['counter', 'common'])
  const fabricName = useFabricName()
  const groups = [...new Map(lines.map(line => [keyOf(line), line])).values()]
  const [chosen, setChosen] = useState(keyOf(groups[0]!))
  const like = groups.find(line => keyOf(line) === chosen) ?? groups[0]!
  return (
    <Dialog title={t('counter:paste')} size={620} closeLabel={t('common:close')} onClose={onClose}>
      <Stack>
        {groups.length > 1 && (
          <NativeSelect
            label={t('counter:paste_for')}
            value={chosen}
            data={groups.map(line => ({
              value: keyOf(line),
              label: `${line.designName} · ${fabricName(line.fabric)}`,
            }))}
            onChange={event => setChosen(event.currentTarget.value)}
          />
        )}
        <RosterImport
          room={CART_LIMITS.lines - lines.length}
          run={runOf(like.productType)}
          onDone={onClose}
          onAdd={players =>
            onChange([
              // The empty line that a design begins with makes place for its players.
              ...lines.filter(line => keyOf(line) !== chosen || line.printName !== '' || line.number !== ''),
              ...players.map(({ name, printName, number, size, version, sleeve }) => ({
                ...newLine(like),
                playerName: name,
                printName: printName || name,
                number: number === null ? '' : String(number),
                size,
                version,
                sleeve: sleeve ?? like.sleeve,
              })),
            ])
          }
        />
      </Stack>
    </Dialog>
  )
}

export function PasteSquad(props: Props) {
  const { t } = useTranslation(['counter'])
  const [isOpen, setOpen] = useState(false)
  if (props.lines.length === 0) return null
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconClipboardList size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('counter:paste')}
      </Button>
      {isOpen && <PasteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Adds one line for each size of a design that has none yet, to be filled with pieces. */
export function AddSizes({ lines, onChange }: Props) {
  const { t } = useTranslation(['counter'])
  const groups = [...new Map(lines.map(line => [keyOf(line), line])).values()]
  return groups.map(like => {
    const has = new Set(lines.filter(line => keyOf(line) === keyOf(like)).map(({ size }) => size))
    const left = runOf(like.productType).filter(size => !has.has(size))
    if (left.length === 0) return null
    const label = groups.length > 1 ? `${t('counter:add_size')}: ${like.designName}` : t('counter:add_size')
    return (
      <NativeSelect
        key={keyOf(like)}
        size="xs"
        className={css.choice}
        aria-label={label}
        value=""
        data={[{ value: '', label }, ...left.map(size => ({ value: size, label: sizeLabel(size) }))]}
        onChange={event => {
          const size = left.find(each => each === event.currentTarget.value)
          if (size) onChange([...lines, { ...newLine(like), size }])
        }}
      />
    )
  })
}

/** Sets the fabric of each design. */
export function FabricChoices({ lines, onChange }: Props) {
  const { t } = useTranslation(['counter'])
  const fabricName = useFabricName()
  const { data } = useCall('GET /api/products', {})
  const groups = [...new Map(lines.map(line => [keyOf(line), line])).values()]
  return groups.map(like => {
    const fabrics = data?.items.find(({ type }) => type === like.productType)?.fabrics ?? []
    if (fabrics.length < 2) return null
    return (
      <NativeSelect
        key={keyOf(like)}
        size="xs"
        className={css.choice}
        aria-label={t('counter:fabric_of', { name: like.designName })}
        value={like.fabric}
        data={fabrics.map(({ id }) => ({ value: id, label: `${like.designName}: ${fabricName(id)}` }))}
        onChange={event => {
          const fabric = event.currentTarget.value
          onChange(lines.map(line => (keyOf(line) === keyOf(like) ? { ...line, fabric } : line)))
        }}
      />
    )
  })
}
