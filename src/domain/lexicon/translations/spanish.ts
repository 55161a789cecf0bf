/** Spanish ways of saying skills of the tables. */
export const spanish = `
Accounting|contabilidad, contabilidad general, contable, contador, contadora
Cost accounting|contabilidad de costes, contabilidad de costos, contabilidad analítica
Accounts payable|cuentas por pagar, cuentas a pagar
Accounts receivable|cuentas por cobrar, cuentas a cobrar
Financial statements|estados financieros
Month-end close|cierre contable, cierre mensual
Account reconciliation|conciliación bancaria, conciliaciones bancarias
Invoicing|facturación, facturas
Payroll|nóminas, gestión de nóminas
Tax|fiscalidad, impuestos, tributación
Sales tax|iva
Auditing|auditoría
Budgeting|presupuestos, elaboración de presupuestos
Cash management|tesorería
Credit control|cobranza, recobros
Financial analysis|análisis financiero
Finance|finanzas
Banking|banca, sector bancario
Insurance|seguros
Risk management|gestión de riesgos
Nursing|enfermería, enfermera, enfermero, cuidados de enfermería
Patient care|atención al paciente, cuidado de pacientes, atención de pacientes
Nursing assistance|auxiliar de enfermería
Geriatric care|geriatría, cuidado de ancianos, personas mayores
First aid|primeros auxilios
Medicine|medicina, médico
Physical therapy|fisioterapia
Pharmacy|farmacia, farmacéutico
Psychology|psicología
Social work|trabajo social, trabajador social
Childcare|cuidado de niños
Early childhood education|educación infantil
Teaching|maestro, maestra, docencia, enseñanza, profesor, docente
Law|derecho, abogado, abogada
Employment law|derecho laboral
Contract law|derecho mercantil
Data protection|protección de datos
Human resources|recursos humanos, gestión de personal, rrhh
Recruiting|reclutamiento, selección de personal
Training|capacitación, formación de personal
Team leadership|gestión de equipos, liderazgo, dirección de equipos, manejo de personal, trabajo con equipos, liderazgo de equipos, dirección de un equipo
Project management|gestión de proyectos, dirección de proyectos, jefe de proyecto, administración de proyectos
Process improvement|mejora de procesos, optimización de procesos
Kaizen|mejora continua
Quality assurance|aseguramiento de la calidad, gestión de calidad
Quality control|control de calidad
Sales|ventas, comercial, vendedor, técnicas de venta, asesor comercial
Business development|desarrollo de negocio
Prospecting|prospección, captación de clientes, prospección de clientes
Account management|gestión de cuentas, cartera de clientes, fidelización de clientes
Customer service|atención al cliente, servicio al cliente, orientación al cliente
Complaint handling|gestión de reclamaciones, reclamaciones
Negotiation|negociación, negociaciones
Quotations|cotizaciones, elaboración de ofertas
Retail|comercio minorista, tienda
Cash handling|manejo de caja, cajero, arqueo de caja, cobro en caja
Merchandising|reposición, exhibición de productos
Marketing|mercadotecnia, mercadeo
Digital marketing|marketing digital
SEO|posicionamiento web
Social media|redes sociales
Public relations|relaciones públicas
Event planning|organización de eventos
Writing|redacción
Translation|traducción
Graphic design|diseño gráfico
Web design|diseño web
Logistics|logística
Procurement|compras, aprovisionamiento
Vendor management|gestión de proveedores, proveedores
Warehouse operations|almacén, mozo de almacén, gestión de almacén, bodega
Inventory management|control de inventarios, gestión de stocks, inventarios, control de stock, gestión de existencias, control de existencias, inventario
Order picking|preparación de pedidos
Forklift operation|carretillero, montacargas, carretilla elevadora
Truck driving|camionero, conductor de camión
Vehicle driving|conducción
Driving licence|carnet de conducir, permiso de conducir, licencia de conducir, permiso b, carné de conducir
Supply chain management|cadena de suministro
Production planning|planificación de la producción
Manufacturing|fabricación, producción industrial
Maintenance|mantenimiento, mantenimiento industrial
Preventive maintenance|mantenimiento preventivo
Mechanical engineering|ingeniería mecánica, mecánica
Electrical engineering|ingeniería eléctrica, electricidad
Electrical trade|electricista
Civil engineering|ingeniería civil
Construction management|obras, construcción, jefe de obra
Welding|soldadura, soldador
Plumbing|fontanería, plomería, fontanero
Carpentry|carpintería, carpintero
Painting|pintura de edificios
Workplace safety|prevención de riesgos laborales, seguridad e higiene, seguridad laboral, seguridad industrial
Cleaning|limpieza
Cooking|cocina, cocinero, cocinera
Food safety|manipulación de alimentos, manipulador de alimentos
Food service|hostelería, restauración
Waiting tables|camarero, camarera, mesero
Hospitality|hotelería, turismo y hotelería
Tourism|turismo
Agriculture|agricultura
Administrative support|administración, tareas administrativas, gestión administrativa, auxiliar administrativo, secretariado, apoyo administrativo
Reception|recepción, recepcionista
Microsoft Office|paquete office, ofimática
Computer skills|informática, manejo de computadora
Data entry|introducción de datos, captura de datos
Filing|archivo de documentos
Software development|desarrollo de software, programación, desarrollador, desarrollo de aplicaciones
Web development|desarrollo web
Relational databases|bases de datos
Data analysis|análisis de datos
Statistics|estadística
Networking|redes informáticas
Technical support|soporte técnico
Cybersecurity|seguridad informática, ciberseguridad
Artificial intelligence|inteligencia artificial
Machine learning|aprendizaje automático
Agile|metodologías ágiles, metodología ágil
Communication|comunicación, habilidades comunicativas, buena comunicación, habilidades de comunicación, capacidad de comunicación
Interpersonal skills|don de gentes, habilidades sociales, relaciones interpersonales
Teamwork|trabajo en equipo, espíritu de equipo
Independence|autonomía, autónomo
Attention to detail|atención al detalle, meticuloso
Organizational skills|capacidad de organización, organizado
Adaptability|adaptabilidad, flexibilidad, capacidad de adaptación
Self-motivation|proactividad, iniciativa, proactivo
Work under pressure|trabajo bajo presión, tolerancia a la presión
Critical thinking|pensamiento crítico, capacidad analítica
Problem solving|resolución de problemas
Reliability|puntualidad, responsable y puntual
Creativity|creatividad
Empathy|empatía, paciencia
Time management|gestión del tiempo
Learning agility|ganas de aprender
Travel readiness|disponibilidad para viajar
English|inglés, nivel de inglés, inglés avanzado
Spanish|español, castellano
French|francés
German|alemán
Portuguese|portugués
Catalan|catalán
Foreign languages|idiomas
Bookkeeping|teneduría de libros
VAT|iva, declaraciones de iva, impuesto sobre el valor añadido
Petty cash|caja chica
Expense reports|gastos de viaje, notas de gastos
Financial reporting|informes financieros, reporte financiero
Internal audit|auditoría interna
Tax compliance|declaraciones fiscales, obligaciones fiscales
Financial planning|planificación financiera
Lending|concesión de créditos, préstamos
Patient assessment|valoración de pacientes, valoración de enfermería
Vital signs|signos vitales
Mechanical ventilation|ventilación mecánica, pacientes ventilados
Emergency nursing|urgencias, atención de urgencias
Operating room nursing|quirófano
Medical records|historia clínica, historias clínicas
Patient education|educación del paciente
Case management|gestión de casos
Pediatric nursing|pediatría
Midwifery|matrona, partera
Psychiatric nursing|enfermería psiquiátrica
Hospice|cuidados paliativos
Long-term care|residencia de ancianos
Personal care|aseo personal, higiene personal
Surgery|cirugía
Radiology|radiología
Dental assisting|auxiliar dental
Construction estimating|presupuestos de obra
Site supervision|jefe de obra, dirección de obra
Construction safety|seguridad en obra
Masonry|albañilería, albañil
Roofing|techador, cubiertas
HVAC|climatización, calefacción
Landscaping|paisajismo
Gardening|jardinería
Crane operation|gruista
Electrical installation|instalaciones eléctricas, instalación eléctrica
Electrical schematics|esquemas eléctricos
Control engineering|ingeniería de control
Automation|automatización
Electronics|electrónica
Machining|mecanizado
CNC machining|mecanizado cnc, control numérico
Assembly|ensamblaje, montaje de piezas
Inspection|inspección de calidad
Packaging|embalaje, envasado
Lean construction|construcción lean
Distribution|distribución de mercancías
Purchase orders|órdenes de compra, pedidos de compra
Price negotiation|negociación de precios, negociación de contratos
Contract management|gestión de contratos
Import/export|importación y exportación
Customs clearance|despacho de aduanas
Route planning|planificación de rutas
Fleet management|gestión de flotas
Loading and unloading|carga y descarga
Dispatching|despacho de transporte
Interviewing|entrevistas de selección
Onboarding|incorporación de nuevos empleados, acogida de nuevos empleados
Performance management|evaluación del desempeño
Workforce planning|planificación de turnos, planificación de personal
Supervision|supervisión, supervisión de personal
Operations management|gestión de operaciones
Strategic planning|planificación estratégica
Consulting|consultoría
B2B sales|ventas b2b, venta a empresas
Lead generation|generación de leads
Cold calling|llamadas en frío
Sales management|dirección de ventas, dirección comercial
Sales strategy|estrategia comercial, estrategia de ventas, planificación de ventas
Sales targets|objetivos de ventas
Sales forecasting|previsiones de ventas
Trade shows|ferias comerciales
Store management|gestión de tienda
Real estate|inmobiliaria, bienes inmuebles
Property management|administración de fincas
Call center|centro de llamadas
Market research|investigación de mercados, estudios de mercado
Advertising|publicidad
Campaign management|gestión de campañas, campañas publicitarias
Event marketing|marketing de eventos
Copywriting|redacción publicitaria
Photography|fotografía
Food preparation|preparación de alimentos, preparación de platos
Kitchen management|gestión de cocina
Menu planning|elaboración de menús, planificación de menús
Food cost control|control de costes de alimentos
Baking|panadería
Pastry|pastelería, repostería
Hotel front desk|recepción de hotel
Reservations|reservas
Hotel housekeeping|limpieza de habitaciones
Catering|servicio de comidas
Classroom management|gestión del aula
Curriculum development|desarrollo curricular, programación didáctica
Student assessment|evaluación de alumnos
Special education|educación especial, necesidades educativas especiales
Parent communication|tutorías con padres, comunicación con las familias
Tutoring|clases particulares, refuerzo escolar
Counseling|orientación psicológica
Child protection|protección de menores
Crisis intervention|intervención en crisis
Litigation|litigios
Legal research|investigación jurídica
Corporate law|derecho mercantil, derecho societario
Family law|derecho de familia
Criminal law|derecho penal
Compliance|cumplimiento normativo
GDPR|rgpd, protección de datos
Laboratory techniques|técnicas de laboratorio
Chemistry|química
Biology|biología
Software architecture|arquitectura de software
Technical documentation|documentación técnica
Root cause analysis|análisis de causas
Distributed systems|sistemas distribuidos
Object-oriented programming|programación orientada a objetos
Data warehousing|almacén de datos
Spreadsheets|hojas de cálculo
Document management|gestión documental
Renewable energy|energías renovables
Conflict resolution|resolución de conflictos
Planning|planificación
Infection control|control de infecciones, prevención de infecciones
Wound care|cuidado de heridas, curas
Medication administration|administración de medicamentos, administración de medicación, medicamentos, medicación
Intensive care|cuidados intensivos, uci
Care planning|planes de tratamiento, plan de cuidados
Forklift certificate|carné de carretillero
Customer acquisition|captación de clientes, captación de clientes nuevos
`;
