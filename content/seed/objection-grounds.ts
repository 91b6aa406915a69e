import type { ObjectionGround } from '../../domain/objection-ground.ts'
import { dailyLifeGrounds } from './objection-grounds/daily-life-grounds.ts'
import { landGrounds } from './objection-grounds/land-grounds.ts'
import { waterAndTimeGrounds } from './objection-grounds/water-and-time-grounds.ts'

/** A ground as it is first stored. */
export type SeedGround = Omit<ObjectionGround, 'updated_at'>

/** The first rows of objection_grounds. */
export const objectionGrounds: readonly SeedGround[] = [...landGrounds, ...waterAndTimeGrounds, ...dailyLifeGrounds]
