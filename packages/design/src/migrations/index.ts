import type { Migration } from './migrate.ts'
import { fabricColourObject } from './0001-fabric-colour-object.ts'
import { partContinuity } from './0002-part-continuity.ts'
import { studioWhole } from './0003-studio-whole.ts'
import { openOptions } from './0004-open-options.ts'
import { partSpan } from './0005-part-span.ts'
import { clubColours } from './0006-club-colours.ts'
import { textFit } from './0007-text-fit.ts'
import { patternsInLayers } from './0008-patterns-in-layers.ts'
import { groupsAndGuides } from './0009-groups-and-guides.ts'

/** Returns the names of the migrations, oldest first, as a document of this version lists them. */
export const documentMigrations = (): readonly string[] => MIGRATIONS.map(({ name }) => name)

/** Every migration, oldest first. Names are frozen: they are stored in documents. */
export const MIGRATIONS: readonly Migration[] = [
  fabricColourObject,
  partContinuity,
  studioWhole,
  openOptions,
  partSpan,
  clubColours,
  textFit,
  patternsInLayers,
  groupsAndGuides,
]
