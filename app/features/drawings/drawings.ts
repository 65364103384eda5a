import { AxleDrawing } from './AxleDrawing.tsx'
import { BalanceDrawing } from './BalanceDrawing.tsx'
import { PlateDrawing } from './PlateDrawing.tsx'
import { TyreDrawing } from './TyreDrawing.tsx'
import { VanDrawing } from './VanDrawing.tsx'

/** The drawings that a text may show, by the name of their tag. */
export const drawings = { AxleDrawing, BalanceDrawing, PlateDrawing, TyreDrawing, VanDrawing }
