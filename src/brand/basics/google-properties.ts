/**
 * What Google asks of structured data, by type: the required and the recommended properties that any page can have. Those
 * for special cases (a menu, a moved event) are left out. Each row names its page below
 * https://developers.google.com/search/docs/appearance/.
 *
 * A property is a path (`offers.price`: of each thing that is stated there); `|` separates those of which one is enough.
 */

/** The day on which the rows were held against Google's pages. */
export const GOOGLE_PROPERTIES_READ = '2026-11-29';

export interface GoogleType {
  /** Types of schema.org, without the vocabulary. */
  readonly types: readonly string[];
  readonly page: string;
  readonly required: readonly string[];
  readonly recommended: readonly string[];
  /** The day since when Google shows no result of its own for it; absent while it does. */
  readonly retired?: string;
}

const words = (text: string): readonly string[] => text.split(' ');

export const GOOGLE_TYPES: readonly GoogleType[] = [
  {
    types: words(
      'Organization Corporation OnlineBusiness OnlineStore NGO EducationalOrganization NewsMediaOrganization',
    ),
    page: 'structured-data/organization',
    required: [],
    recommended: words('name url logo description sameAs'),
  },
  { types: ['WebSite'], page: 'site-names', required: words('name url'), recommended: ['alternateName'] },
  {
    types: words('Article NewsArticle BlogPosting'),
    page: 'structured-data/article',
    required: [],
    recommended: words('headline image datePublished dateModified author author.name author.url'),
  },
  {
    types: ['Product'],
    page: 'structured-data/product-snippet',
    required: words('name offers|review|aggregateRating offers.price|priceSpecification|lowPrice'),
    recommended: words(
      'image description brand gtin|gtin8|gtin12|gtin13|gtin14|isbn|mpn|sku offers.priceCurrency|priceSpecification offers.availability',
    ),
  },
  {
    types: words(
      'LocalBusiness Restaurant CafeOrCoffeeShop BarOrPub Bakery FastFoodRestaurant FoodEstablishment Store ClothingStore ' +
        'GroceryStore HardwareStore FurnitureStore BookStore JewelryStore ShoeStore ElectronicsStore HomeGoodsStore Florist ' +
        'Hotel LodgingBusiness BedAndBreakfast Hostel Motel Resort BeautySalon HairSalon HealthAndBeautyBusiness DaySpa ' +
        'Dentist Physician MedicalBusiness MedicalClinic Pharmacy Optician LegalService Attorney Notary AccountingService ' +
        'FinancialService InsuranceAgency BankOrCreditUnion RealEstateAgent TravelAgency ProfessionalService AutoRepair ' +
        'AutoDealer AutomotiveBusiness HomeAndConstructionBusiness Electrician Plumber RoofingContractor GeneralContractor ' +
        'Locksmith MovingCompany SportsActivityLocation ExerciseGym EntertainmentBusiness MovieTheater NightClub Library',
    ),
    page: 'structured-data/local-business',
    required: words('name address'),
    recommended: words('url telephone openingHoursSpecification|openingHours geo priceRange'),
  },
  {
    types: ['BreadcrumbList'],
    page: 'structured-data/breadcrumb',
    required: words('itemListElement itemListElement.position itemListElement.name|item'),
    recommended: [],
  },
  {
    types: ['FAQPage'],
    page: 'structured-data/faqpage',
    required: words('mainEntity mainEntity.name mainEntity.acceptedAnswer'),
    recommended: [],
    retired: '2026-05-07',
  },
  {
    types: words(
      'Event BusinessEvent ChildrensEvent ComedyEvent DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent ' +
        'LiteraryEvent MusicEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent',
    ),
    page: 'structured-data/event',
    required: words('name startDate location location.address'),
    recommended: words('description endDate eventStatus image offers organizer performer'),
  },
  {
    types: ['Recipe'],
    page: 'structured-data/recipe',
    required: words('name image'),
    recommended: words(
      'author datePublished description prepTime cookTime totalTime recipeYield recipeCategory recipeCuisine ' +
        'recipeIngredient recipeInstructions keywords nutrition aggregateRating video',
    ),
  },
  {
    types: ['VideoObject'],
    page: 'structured-data/video',
    required: words('name thumbnailUrl uploadDate'),
    recommended: words('description duration contentUrl|embedUrl'),
  },
  {
    types: ['JobPosting'],
    page: 'structured-data/job-posting',
    required: words('title description datePosted hiringOrganization jobLocation|applicantLocationRequirements'),
    recommended: words('baseSalary employmentType identifier validThrough'),
  },
  {
    types: words('SoftwareApplication MobileApplication WebApplication VideoGame'),
    page: 'structured-data/software-app',
    required: words('name offers offers.price aggregateRating|review'),
    recommended: words('applicationCategory operatingSystem'),
  },
];
