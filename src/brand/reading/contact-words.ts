/**
 * How links to a privacy policy and to a way of contact (or the legal notice that names one) are called. For each
 * language phrases with `|` between them; they are compared without case and accents, as whole words, where `*` is
 * for any ending; in scripts without spaces anywhere in the text. Behind `=` stands what a link is called by alone:
 * “Support”, and not “Support our work”. Every page is compared with all languages.
 */
export interface ContactWords {
  readonly privacy: string;
  readonly contact: string;
}

/** By primary language subtag. */
export const CONTACT_WORDS: Readonly<Record<string, ContactWords>> = {
  en: {
    privacy:
      'privacy|privacypolicy|=data protection|data protection policy|data protection notice|data protection statement|' +
      'data protection declaration|data protection information',
    contact:
      'contact|contacts|contactus|get in touch|reach us|talk to us|write to us|imprint|legal notice|' +
      'customer service|customer care|customer support|help center|help centre|=help|=support|=legal|=feedback|=helpdesk',
  },
  de: {
    privacy: 'datenschutz*',
    contact: 'kontakt*|impressum|ansprechpartner*|kundenservice|kundendienst|=hilfe|=rechtliches',
  },
  fr: {
    privacy: 'confidentialité|vie privée|données personnelles|protection des données|rgpd',
    contact:
      'contact|contacter|contactez*|nous contacter|nous écrire|mentions légales|service client|=aide|=assistance',
  },
  es: {
    privacy: 'privacidad|protección de datos|datos personales',
    contact:
      'contacto|contactos|contactar|contacta|contacte|contáctanos|contáctenos|aviso legal|atención al cliente|=ayuda|=soporte',
  },
  pt: {
    privacy: 'privacidade|proteção de dados|proteção dos dados|dados pessoais|lgpd',
    contact:
      'contato|contatos|contacto|contactos|contactar|contacte-nos|fale conosco|fale connosco|aviso legal|' +
      'atendimento|apoio ao cliente|=ajuda|=suporte',
  },
  it: {
    privacy: 'privacy|riservatezza|protezione dei dati|trattamento dei dati|dati personali',
    contact:
      'contatti|contatto|contattaci|contattateci|scrivici|note legali|servizio clienti|assistenza clienti|=aiuto|=assistenza',
  },
  nl: {
    privacy: 'privacy*|gegevensbescherming|persoonsgegevens',
    contact: 'contact|contacteer|contactgegevens|neem contact|klantenservice|colofon|impressum',
  },
  pl: {
    privacy: 'prywatności|prywatność|ochrona danych|danych osobowych|dane osobowe|rodo',
    contact: 'kontakt|kontakty|skontaktuj się|napisz do nas|obsługa klienta|nota prawna|informacje prawne',
  },
  cs: {
    privacy: 'soukromí|ochrana údajů|osobních údajů|osobní údaje|gdpr',
    contact: 'kontakt|kontakty|kontaktujte nás|napište nám|zákaznický servis|tiráž',
  },
  sk: {
    privacy: 'súkromie|súkromia|ochrana údajov|osobných údajov|osobné údaje|gdpr',
    contact: 'kontakt|kontakty|kontaktujte nás|napíšte nám|zákaznícky servis',
  },
  sl: { privacy: 'zasebnost*|varstvo podatkov|osebnih podatkov', contact: 'kontakt*|pišite nam|pravno obvestilo' },
  hr: { privacy: 'privatnost*|zaštita podataka|osobnih podataka', contact: 'kontakt*|impressum|impresum' },
  sr: {
    privacy: 'privatnost*|zaštita podataka|приватност*|заштита података',
    contact: 'kontakt*|impresum|контакт*|импресум',
  },
  bg: { privacy: 'поверителност*|лични данни|личните данни', contact: 'контакт*|свържете се' },
  ro: {
    privacy: 'confidențialitate*|date personale|protecția datelor|datelor personale|caracter personal|gdpr',
    contact: 'contact|contactează*|contactați*|date de contact',
  },
  hu: {
    privacy: 'adatvédelem|adatvédelmi|adatkezelés*|magánszféra',
    contact: 'kapcsolat|elérhetőség*|impresszum|ügyfélszolgálat',
  },
  sv: {
    privacy: 'integritet*|personuppgift*|dataskydd*|sekretess*',
    contact: 'kontakt|kontakta|kontaktuppgifter|kundtjänst|kundservice',
  },
  da: {
    privacy: 'privatliv*|persondata*|databeskyttelse*|personoplysning*',
    contact: 'kontakt|kontaktoplysninger|kundeservice',
  },
  nb: { privacy: 'personvern*|personopplysning*', contact: 'kontakt|kontaktinformasjon|kundeservice|kundesenter' },
  nn: { privacy: 'personvern*|personopplysning*', contact: 'kontakt|kontaktinformasjon|kundeservice|kundesenter' },
  no: { privacy: 'personvern*|personopplysning*', contact: 'kontakt|kontaktinformasjon|kundeservice|kundesenter' },
  is: { privacy: 'persónuvernd*|persónuverndarstefna', contact: 'hafðu samband|hafa samband' },
  fi: {
    privacy: 'tietosuoja*|yksityisyy*|rekisteriseloste',
    contact: 'yhteystiedot|yhteystiedo*|ota yhteyttä|asiakaspalvelu',
  },
  et: { privacy: 'privaatsus*|andmekaitse*|isikuandme*', contact: 'kontakt*|võta ühendust' },
  lv: { privacy: 'privātum*|personas dat*|datu aizsardzīb*', contact: 'kontakt*|sazinies|sazinieties' },
  lt: { privacy: 'privatum*|asmens duomen*|duomenų apsaug*', contact: 'kontakt*|susisiek*' },
  ca: { privacy: 'privacitat|protecció de dades|dades personals', contact: 'contacte|contacta|contacteu|avís legal' },
  tr: {
    privacy: 'gizlilik|kvkk|kişisel veri*|aydınlatma metni',
    contact: 'iletişim|bize ulaşın|bize yazın|künye|müşteri hizmetleri',
  },
  ru: {
    privacy: 'конфиденциальност*|персональн* данн*|приватност*',
    contact:
      'контакт*|связаться с нами|свяжитесь с нами|свяжитесь|обратная связь|написать нам|реквизиты|=помощь|=поддержка',
  },
  uk: {
    privacy: 'конфіденційн*|приватн*|персональн* дан*',
    contact: 'контакт*|зв’яжіться|зв’язатися|зворотний зв’язок|написати нам',
  },
  be: { privacy: 'прыватнасц*|канфідэнцыйн*|персанальн* дан*', contact: 'кантакт*|звязацца' },
  el: {
    privacy: 'απορρήτου|απόρρητο|προσωπικ* δεδομέν*|προστασία δεδομένων|ιδιωτικότητα*',
    contact: 'επικοινωνία|επικοινωνίας|επικοινωνήστε',
  },
  he: {
    privacy: 'פרטיות|הפרטיות|הגנת הפרטיות',
    contact: 'צור קשר|צרו קשר|צרי קשר|יצירת קשר|צרו איתנו קשר|דברו איתנו|שירות לקוחות',
  },
  ar: {
    privacy: 'الخصوصية|خصوصية|والخصوصية|خصوصيتك|حماية البيانات|البيانات الشخصية',
    contact:
      'اتصل بنا|إتصل بنا|اتصلوا بنا|الاتصال بنا|تواصل معنا|تواصلوا معنا|التواصل معنا|للتواصل|تواصل|اتصل|الاتصال|' +
      'خدمة العملاء|إشعار قانوني|بيانات الناشر|=المساعدة|=مركز المساعدة|=الدعم|=الملاحظات|=الشؤون القانونية|=قانوني',
  },
  fa: { privacy: 'حریم خصوصی|حریم شخصی|حفظ حریم', contact: 'تماس با ما|تماس|ارتباط با ما' },
  ur: { privacy: 'رازداری|پرائیویسی', contact: 'رابطہ|رابطہ کریں|ہم سے رابطہ' },
  hi: { privacy: 'गोपनीयता|निजता|प्राइवेसी', contact: 'संपर्क|सम्पर्क|कॉन्टैक्ट' },
  bn: { privacy: 'গোপনীয়তা|প্রাইভেসি', contact: 'যোগাযোগ' },
  th: { privacy: 'ความเป็นส่วนตัว|ข้อมูลส่วนบุคคล', contact: 'ติดต่อ' },
  vi: {
    privacy: 'quyền riêng tư|chính sách bảo mật|bảo mật thông tin|dữ liệu cá nhân|riêng tư',
    contact: 'liên hệ|liên lạc',
  },
  id: {
    privacy: 'privasi|perlindungan data|pelindungan data',
    contact: 'kontak|hubungi|layanan pelanggan|redaksi',
  },
  ms: { privacy: 'privasi|perlindungan data', contact: 'hubungi' },
  zh: {
    privacy: '隐私|隱私|私隱|个人信息保护|個人資料保護',
    contact:
      '联系|联络|聯絡|聯繫|法律声明|法律聲明|客户服务|客戶服務|客服中心|客服热线|客服熱線|客服电话|联系客服|在线客服|=客服|意见反馈|用户反馈|意見回饋|=帮助|=帮助中心|=幫助中心|=反馈',
  },
  ja: {
    privacy: 'プライバシー|個人情報',
    contact:
      '問い合わせ|問合せ|問合わせ|問い合せ|連絡先|特定商取引|運営者情報|運営会社|お客様サポート|=会社概要|=ヘルプ|=サポート|=フィードバック',
  },
  ko: { privacy: '개인정보|프라이버시', contact: '문의|연락처|고객센터|고객지원|=도움말' },
};
