/**
 * What Google asks of structured data, by type: the required and the recommended properties that any page can have.
 * This leaves out properties for special cases (a menu, a moved event, a remote job, a broadcast). Google requires
 * nothing of an organization and lists 28 properties; here are those that any organization has. Each row names its page
 * below https://developers.google.com/search/docs/appearance/ and the day of the copy that we compared it with. The copies are
 * public mirrors of the documentation, not the pages themselves.
 *
 * A property is a path (`offers.price`: of each thing stated there); `|` separates properties of which one is enough.
 */

export interface GoogleType {
  /** Types of schema.org, without the vocabulary. */
  readonly types: readonly string[];
  readonly page: string;
  /** The day of the copy; null where it bears no date. */
  readonly copied: string | null;
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
    copied: '2026-09-14',
    required: [],
    recommended: words('name url logo description sameAs'),
  },
  {
    types: ['WebSite'],
    page: 'site-names',
    copied: '2026-09-01',
    required: words('name url'),
    recommended: ['alternateName'],
  },
  {
    types: words('Article NewsArticle BlogPosting'),
    page: 'structured-data/article',
    copied: '2026-09-14',
    required: [],
    recommended: words('headline image datePublished dateModified author author.name author.url|sameAs'),
  },
  {
    types: ['Product'],
    page: 'structured-data/product-snippet',
    copied: '2026-09-01',
    required: words('name offers|review|aggregateRating offers.price|priceSpecification|lowPrice'),
    // Aggregate offers, those with a lowest price, have no availability.
    recommended: words(
      'offers aggregateRating review offers.priceCurrency|priceSpecification offers.availability|lowPrice',
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
    copied: '2026-09-14',
    required: words('name address'),
    recommended: words(
      'url telephone openingHoursSpecification openingHoursSpecification.opens openingHoursSpecification.closes geo ' +
        'geo.latitude geo.longitude priceRange',
    ),
  },
  {
    types: ['BreadcrumbList'],
    page: 'structured-data/breadcrumb',
    copied: '2026-09-14',
    // A thing with a name of its own needs no other, and the last step no item.
    required: words('itemListElement itemListElement.position itemListElement.name|item'),
    recommended: [],
  },
  {
    types: ['FAQPage'],
    page: 'structured-data/faqpage',
    copied: null,
    required: words('mainEntity mainEntity.name mainEntity.acceptedAnswer'),
    recommended: [],
    // As copies of May and June 2026 say; the mirror of September has no such page any more.
    retired: '2026-05-07',
  },
  {
    types: words(
      'Event BusinessEvent ChildrensEvent ComedyEvent DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent ' +
        'LiteraryEvent MusicEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent',
    ),
    page: 'structured-data/event',
    copied: '2026-09-14',
    required: words('name startDate location location.address'),
    recommended: words(
      'description endDate eventStatus image location.name offers offers.availability|validFrom offers.price ' +
        'offers.priceCurrency offers.url organizer organizer.name organizer.url performer performer.name',
    ),
  },
  {
    types: ['Recipe'],
    page: 'structured-data/recipe',
    copied: '2026-09-01',
    required: words('name image'),
    recommended: words(
      'author datePublished description prepTime|totalTime cookTime|totalTime recipeYield recipeCategory recipeCuisine ' +
        'recipeIngredient recipeInstructions keywords nutrition nutrition.calories aggregateRating video',
    ),
  },
  {
    types: ['VideoObject'],
    page: 'structured-data/video',
    copied: '2026-09-01',
    required: words('name thumbnailUrl uploadDate'),
    recommended: words('description duration contentUrl|embedUrl interactionStatistic'),
  },
  {
    types: ['JobPosting'],
    page: 'structured-data/job-posting',
    copied: '2026-09-01',
    required: words('title description datePosted hiringOrganization jobLocation|applicantLocationRequirements'),
    recommended: words('baseSalary directApply employmentType identifier validThrough'),
  },
  {
    // What is a video game only gets no result.
    types: words('SoftwareApplication MobileApplication WebApplication'),
    page: 'structured-data/software-app',
    copied: '2026-09-01',
    required: words('name offers offers.price aggregateRating|review'),
    recommended: words('applicationCategory operatingSystem'),
  },
];
