export interface Colour {
  /** As the record says it; in lower case also the folder of its pictures. */
  name: string
  /** Share among cars, vans and trucks; cars follow new registrations of the last ten years. */
  car: number
  van: number
  truck: number
}

export const colours: readonly Colour[] = [
  { name: 'Grey', car: 25, van: 15, truck: 4 },
  { name: 'Black', car: 21, van: 5, truck: 2 },
  { name: 'White', car: 17, van: 58, truck: 56 },
  { name: 'Blue', car: 15, van: 8, truck: 14 },
  { name: 'Red', car: 8, van: 3, truck: 11 },
  { name: 'Silver', car: 8, van: 9, truck: 4 },
  { name: 'Green', car: 2.2, van: 0.8, truck: 4 },
  { name: 'Orange', car: 1.1, van: 0.5, truck: 1 },
  { name: 'Yellow', car: 0.5, van: 0.4, truck: 3 },
  { name: 'Bronze', car: 0.6, van: 0, truck: 0 },
  { name: 'Beige', car: 0.7, van: 0, truck: 0 },
  { name: 'Brown', car: 0.6, van: 0, truck: 0 },
  { name: 'Purple', car: 0.3, van: 0, truck: 0 },
]
