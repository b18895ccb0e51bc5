import { type Dimension, dimensions, type WindowSize } from '../components/index.ts'
import type { Factory, LaidFloor, Specs } from '../factory/index.ts'
import { factoryFrom } from './drawing.ts'

/** A factory with what is known about it. Mainlines and dealerships in the order in which they are read. */
export interface SavedFactory {
  readonly factory: Factory
  readonly mainlines: readonly Specs[]
  readonly dealerships: readonly { readonly specs: Specs; readonly window: WindowSize; readonly mainlines: number }[]
}

/** F1 to F3 are positions of real games in their second year, G1 to G7 were made to show a rule. */
export type SavedName = 'F1' | 'F2' | 'F3' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7'

/** Specs from what is not 0. */
export function specs(said: Partial<Record<Dimension, number>>): Specs {
  const all = { speed: 0, range: 0, design: 0, reliability: 0, safety: 0 }
  for (const dimension of dimensions) all[dimension] = said[dimension] ?? 0
  return all
}

const expansion = (x: number, y: number, rot: LaidFloor['rot'], mirror = false): LaidFloor => ({
  tile: 'expansion',
  x,
  y,
  rot,
  mirror,
})
const main = (x: number, y: number, rot: LaidFloor['rot']): LaidFloor => ({ tile: 'main', x, y, rot, mirror: false })

export const savedFactories: Readonly<Record<SavedName, SavedFactory>> = {
  F1: {
    factory: factoryFrom(
      `
          ......#k
          ......#k
          ........
          ........
          ........
          v.......
      ....ddbb<vv.
      ....ddbbEEEE
      .....rrrEEEE......
      ...v>rrrEEEE......
      PPpp+AA+EEEE......
      PPppCmmBSSSS......
      PPpp+DD+SSSS......
      k####...SSSS......
      k####.......##....
      k####RRR....kk....
      k####RRR....
      k####RRR....
      `,
      { floor: [main(0, 6, 3), expansion(4, 0, 1), expansion(12, 8, 2, true)] },
    ),
    mainlines: [specs({ speed: 1, range: 2, design: 2, safety: 1 })],
    dealerships: [{ specs: specs({ speed: 1, range: 2, design: 2, safety: 1 }), window: 'S', mainlines: 1 }],
  },
  F2: {
    factory: factoryFrom(
      `
      kkkkkPPPSSSS........
      #####PPPSSSS........
      #####pppSSSS........
      #####pppSSSS........
      #####^.+C+........#k
      RRR....AmD........#k
      RRR....AmD........#k
      RRR..rr+B+........#k
      RRR..rr>EEEE........
      RRR..rr>EEEE........
      RRR...^.EEEE........
      ........EEEE........
      `,
      { floor: [main(0, 0, 0), expansion(12, 0, 1, true), expansion(12, 6, 1)] },
    ),
    mainlines: [specs({ speed: 1, range: 2, design: 1 })],
    dealerships: [{ specs: specs({ speed: 1, range: 2, design: 1 }), window: 'S', mainlines: 1 }],
  },
  F3: {
    factory: factoryFrom(
      `
                  ....kk
                  ....##
                  ......
                  ......
                  ......
      kkkkkPPPEEEE......
      #####PPPEEEE......
      #####bb>EEEE......
      #####bb<EEEE......#k
      #####+B+..........#k
      RRRwwDmA....KKK...PP
      RRRwwDmA....KKK...PP
      RRRww+C+SSSSKKK...PP
      RRRww<ppSSSSKKK.....
      RRR...ppSSSS
      RRR...ppSSSS
      .......^....
      `,
      { floor: [main(0, 5, 0), expansion(12, 8, 1), expansion(12, 0, 0, true)] },
    ),
    mainlines: [specs({ speed: 1, design: 1, safety: 2 })],
    dealerships: [{ specs: specs({ speed: 1, design: 1, safety: 2 }), window: 'M', mainlines: 1 }],
  },
  G1: {
    factory: factoryFrom(`
      kkkkk.......
      #####+C+SSSS
      #####AmDSSSS
      #####AmDSSSS
      #####+B+....
      PPbbEEEE<...
      PPbbEEEE<...
      PP^.EEEE....
      RRR.EEEE....
      RRR.........
      RRR.........
      ............
    `),
    mainlines: [specs({ speed: 1, range: 1, safety: 1 })],
    dealerships: [{ specs: specs({ speed: 1, range: 1, safety: 1 }), window: 'S', mainlines: 1 }],
  },
  G2: {
    factory: factoryFrom(`
      kkkkk.......
      #####+C+SSSS
      #####AmDSSSS
      #####AmDSSSS
      #####+B+SSSS
      PPbbEEEE+AA+
      PPbbEEEEBmmC
      PP^.EEEE+DD+
      RRR.EEEExx<.
      RRR.^^..xx..
      RRR.........
      ............
    `),
    mainlines: [specs({ speed: 1, range: 1, safety: 1 }), specs({ speed: 2, range: 1, safety: 1 })],
    dealerships: [{ specs: specs({ speed: 1, range: 1, safety: 1 }), window: 'S', mainlines: 2 }],
  },
  G3: {
    factory: factoryFrom(`
      kkkkk.......
      #####RRR....
      #####RRR....
      #####RRR....
      #####PPP....
      SSSS.PPP....
      SSSS+DD+SSSS
      SSSSCmmBSSSS
      SSSS+AA+SSSS
      ....dd<.....
      ....dd......
      ............
    `),
    mainlines: [specs({ design: 1 })],
    dealerships: [
      { specs: specs({ design: 1 }), window: 'S', mainlines: 1 },
      { specs: specs({ design: 1 }), window: 'S', mainlines: 1 },
    ],
  },
  G4: {
    factory: factoryFrom(`
      kkkkk.......
      #####+C+SSSS
      #####AmDSSSS
      #####AmDSSSS
      #####+B+SSSS
      PP..bb..+AA+
      PP..bb..BmmC
      PP..^.bb+DD+
      RRR...bb....
      RRR...^.....
      RRR.........
      ............
    `),
    mainlines: [specs({ safety: 1 }), specs({ safety: 1 })],
    dealerships: [{ specs: specs({ safety: 1 }), window: 'S', mainlines: 2 }],
  },
  G5: {
    factory: factoryFrom(`
      kkkkk......v
      #####.SSSSSu
      #####.SSSSSu
      #####.SSSSSu
      #####.SSSSSu
      ...RRRPP+AA+
      ...RRRPPBmmC
      ...RRRPP+DD+
      ............
      ............
      ............
      ............
    `),
    mainlines: [specs({ reliability: 1 })],
    dealerships: [{ specs: specs({ reliability: 1 }), window: 'S', mainlines: 1 }],
  },
  G6: {
    factory: factoryFrom(`
      kkkkk.......
      #####PP.....
      #####PP.....
      #####PP.....
      #####.......
      RRR.+DD+....
      RRR.CmmBdd<.
      RRR.+AA+dd..
      ...SSS+AA+..
      ...SSSBmmC..
      ...SSS+DD+..
      ...SSS......
    `),
    mainlines: [specs({ design: 1 }), specs({ design: 1 })],
    dealerships: [{ specs: specs({ design: 1 }), window: 'S', mainlines: 2 }],
  },
  G7: {
    factory: factoryFrom(`
      kkkkk.......
      #####+C+SSSS
      #####AmDSSSS
      #####AmDSSSS
      #####AmD+AA+
      PP...+B+BmmC
      PP....bb+DD+
      PP....bb.ttt
      RRR...^.>ttt
      RRR......ttt
      RRR.........
      ............
    `),
    mainlines: [specs({ safety: 1 }), specs({ range: 1, safety: 1 })],
    dealerships: [{ specs: specs({ safety: 1 }), window: 'S', mainlines: 2 }],
  },
}
