import { between, pick, pickPopular, type Random } from 'facet-index/bench/random.ts'
import { equipmentNames } from '../domain/stock/equipment.ts'
import type { ListingValues } from '../domain/stock/listing.ts'

export interface Derivative {
  name: string
  words: Partial<ListingValues>
  numbers: Partial<ListingValues>
  /** What all of them have. */
  equipment: readonly string[]
  /** Pounds. */
  newPrice: number
}

export interface Catalogue {
  makes: { name: string; models: { name: string; derivatives: Derivative[] }[] }[]
}

const makes =
  words(`Ford, Volkswagen, Vauxhall, BMW, Audi, Mercedes-Benz, Toyota, Nissan, Kia, Hyundai, Peugeot,
  Land Rover, Renault, MINI, SKODA, SEAT, Volvo, Honda, Citroen, Mazda, Fiat, Jaguar, Suzuki, Porsche,
  Tesla, MG, Dacia, Lexus, CUPRA, Mitsubishi, Jeep, DS AUTOMOBILES, Polestar, BYD, Alfa Romeo, Smart,
  Abarth, Subaru, Bentley, Aston Martin, Ferrari, Maserati, Genesis, SsangYong, Isuzu, Chevrolet,
  Infiniti, Lamborghini, Lotus, Rolls-Royce, McLaren, Saab, Chrysler, Rover, GWM ORA, KGM, Ineos,
  Morgan, Alpine, Caterham`)
const bodies =
  words(`Hatchback, SUV, Saloon, Estate, Coupe, Convertible, MPV, Pickup, Limousine, Minibus, Combi Van,
  Camper, Panel Van, Car Derived Van, Roadster`)
const fuels = words(`Petrol, Diesel, Electric, Petrol Hybrid, Petrol Plug-in Hybrid, Diesel Hybrid, Bi Fuel`)
const trims =
  words(`SE, Sport, S line, M Sport, AMG Line, Titanium, ST-Line, Zetec, GT, Premium, Elegance, Match, Tekna,
  Acenta, Allure, Icon, Design, Excel, Life, Style, Black Edition, R-Dynamic, HSE, Autograph`)
const engines = [10, 12, 14, 15, 16, 18, 20, 20, 20, 22, 25, 30, 30, 40, 44, 50, 60]

/** Some 60 makes, 1,500 models and 20,000 derivatives. */
export function createCatalogue(random: Random): Catalogue {
  return {
    makes: makes.map((name, i) => ({
      name,
      models: Array.from({ length: between(random, 12, 42 - Math.floor(i / 4)) }, (_, m) => {
        const body = pickPopular(random, bodies, 2.5)
        const newPrice = 12_000 + random() ** 3 * 90_000
        return {
          name: `${pick(random, ['', 'Grand ', 'New '])}${String.fromCharCode(65 + (i % 26))}${m + 1}`,
          derivatives: Array.from({ length: between(random, 4, 26) }, () =>
            createDerivative(random, body, newPrice),
          ),
        }
      }),
    })),
  }
}

function createDerivative(random: Random, bodyType: string, modelPrice: number): Derivative {
  const fuelType = pickPopular(random, fuels, 2)
  const level = 0.1 + 0.8 * random()
  const electric = fuelType === 'Electric'
  const engineSize = electric ? undefined : pickPopular(random, engines, 1.3)
  const enginePower = between(random, 65, 180) + Math.floor(random() ** 4 * 450)
  const gearbox = electric || random() < 0.45 ? 'Automatic' : 'Manual'
  const driveType = pickPopular(random, ['Front Wheel Drive', 'Four Wheel Drive', 'Rear Wheel Drive'], 1.8)
  const doors = pick(random, [2, 3, 4, 5, 5, 5])
  const trim = `${pick(random, trims)}${random() < 0.4 ? ` ${pick(random, trims)}` : ''}`
  const size = engineSize === undefined ? `${between(random, 30, 110)}kWh` : (engineSize / 10).toFixed(1)
  return {
    name: `${size} ${trim} ${gearbox === 'Manual' ? '' : 'Auto '}${enginePower}ps Euro ${between(random, 4, 6)} ${doors}dr`,
    words: { gearbox, bodyType, fuelType, driveType, trim },
    numbers: {
      doors,
      seats: pick(random, [2, 4, 5, 5, 5, 5, 7]),
      enginePower,
      acceleration: between(random, 30, 160),
      insuranceGroup: between(random, 1, 50),
      co2Emissions: electric ? 0 : between(random, 20, 280),
      ...(electric
        ? { batteryRange: between(random, 90, 450), chargingTime: between(random, 10, 130) }
        : { engineSize, fuelConsumption: between(random, 180, 740) }),
    },
    equipment: equipmentNames.filter((_, i) => random() < level - i / 200),
    newPrice: modelPrice * (0.8 + enginePower / 500),
  }
}

/** Of a list with commas between them. */
export function words(list: string): string[] {
  return list.split(/,\s+/)
}
